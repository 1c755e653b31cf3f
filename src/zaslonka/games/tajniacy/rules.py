"""Tajniacy: the steps of a turn: clue, objection, guesses."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import structs

from zaslonka import kernel
from zaslonka.kernel import Choice, Illegal, OneSeatChoice, Seat
from . import content, events, state
from .boxed import Boxed
from .clues import (
    check_clue,
    check_meant,
    drawn_of_sample,
    is_open,
    needs_yes,
    sample_of_clues,
    sample_of_questions,
    was_agreed,
)
from .content import GROUNDS, NUMBERS, Ground, Kind, Team, rivals
from .moves import (
    Answer,
    Ask,
    Cover,
    Forgo,
    GiveClue,
    Insist,
    LetStand,
    Object,
    Stop,
    Touch,
    Withdraw,
)
from .spelling import normalised
from .state import Board, Clue, Hand, Now, Question, Secret, View

# The clue


class Giving(Choice[Now, View, Answer | Ask | GiveClue], frozen=True, tag="giving"):
    """The first seat gives a word and a number, and may ask the second about one before.

    The second is always of this step, so that nobody else can see whether it was asked.
    TAJ-20 to TAJ-24, TAJ-50, TAJ-51, TAJ-58 to TAJ-63, TAJ-80, TAJ-82.
    """

    takes = (Answer, Ask, GiveClue)

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        return self.seats[:1]

    def is_asked(self, view: View) -> bool:
        return super().is_asked(view) or is_open(view.hand)

    def seconds(self, table: Board) -> int | None:
        return table.options.clue_seconds

    def check(self, view: View, move: Answer | Ask | GiveClue) -> None:
        if isinstance(move, Answer):
            if view.seat == self.seats[0]:
                raise Illegal("TAJ-59", "own_question")
            if not is_open(view.hand):
                raise Illegal("TAJ-59", "nothing_asked")
            return
        if view.seat != self.seats[0]:
            raise Illegal("TAJ-20", "rivals_give")
        word = normalised(move.word)
        check_clue(view.table, word)
        if isinstance(move, Ask):
            if is_open(view.hand):
                raise Illegal("TAJ-59", "not_answered_yet")
            if any(question.word == word for question in view.hand.asked):
                raise Illegal("TAJ-59", "already_answered", word=word)
        else:
            if move.number not in NUMBERS:
                raise Illegal("TAJ-21", "number")
            if needs_yes(view.table.options, word) and not was_agreed(view.hand, word):
                raise Illegal("TAJ-50", "one_word", word=word)
            check_meant(view.table, move.meant)

    def moves(self, view: View) -> Iterator[Answer | Ask | GiveClue]:
        if view.seat == self.seats[0]:
            yield from sample_of_questions(view.table, view.hand)
            yield from sample_of_clues(view.table)
        elif is_open(view.hand):
            yield from (Answer(True), Answer(False))

    def draw(self, view: View, below: Callable[[int], int]) -> Answer | Ask | GiveClue:
        if view.seat == self.seats[0]:
            return drawn_of_sample(view.table, view.hand, below)
        return super().draw(view, below)

    def decider(self, state: "State") -> Seat:
        giver, rival = self.seats
        return rival if is_open(state.hands[rival]) else giver

    def unlisted(self, view: View) -> tuple[type[Ask] | type[GiveClue], ...]:
        if view.seat != self.seats[0]:
            return ()
        return (GiveClue,) if is_open(view.hand) else (Ask, GiveClue)

    def listed(self, view: View) -> Iterator[Answer | Ask | GiveClue]:
        return iter(()) if view.seat == self.seats[0] else self.moves(view)

    def take(self, now: Now, seat: Seat, move: Answer | Ask | GiveClue) -> None:
        if isinstance(move, GiveClue):
            self._give(now, seat, move)
            return
        now.then(self)
        for chief in self.seats:
            hand = now.hands[chief]
            if isinstance(move, Ask):
                question = Question(normalised(move.word))
                hand.asked += (question,)
                now.tell(events.Asked(seat, question.word), only=chief)
            else:
                question = structs.replace(hand.asked[-1], yes=move.yes)
                hand.asked = (*hand.asked[:-1], question)
                now.tell(events.Answered(seat, question.word, move.yes), only=chief)

    def _give(self, now: Now, seat: Seat, move: GiveClue) -> None:
        table, word = now.table, normalised(move.word)
        team = table.teams[seat]
        now.final = True  # what was said in front of all cannot be unsaid
        table.clues += (Clue(team=team, word=word, number=move.number, warned=move.warned),)
        table.missed = table.missed.but(team, 0)
        now.tell(events.Clued(seat, team, word, move.number, move.warned))
        judge = self.seats[1]
        if move.judged and not move.warned:
            guessers = (*state.operatives(table, team), judge)
            now.then(Guessing(guessers, judge=judge, consent=True))
        else:
            now.then(Judging((judge,), consent=move.judged))

    def time_up(self, now: Now) -> None:
        table = now.table
        team = table.teams[self.seats[0]]
        table.missed = table.missed.but(team, table.missed.of(team) + 1)
        now.tell(events.ClueMissed(team, table.missed.of(team)))
        if table.missed.of(team) == content.MISSED_CLUES_TO_LOSE:
            state.win(now, rivals(team))
        else:
            begin_turn(now, rivals(team))


# A bad clue


class Judging(OneSeatChoice[Now, View, LetStand | Object], frozen=True, tag="judging"):
    """Before the first guess the rival spymaster has time to object.

    With ``consent`` only where the program has found something, and by that: TAJ-74, TAJ-75.
    Else, in games on record, to any clue: TAJ-70, TAJ-72, TAJ-73.
    """

    takes = (LetStand, Object)

    consent: bool = False

    def seconds(self, table: Board) -> int | None:
        return content.OBJECTION_SECONDS

    def check(self, view: View, move: LetStand | Object) -> None:
        if isinstance(move, Object):
            _check_objection(view, move.clause)

    def moves(self, view: View) -> Iterator[LetStand | Object]:
        yield LetStand()
        yield from _objections(view)

    def draw(self, view: View, below: Callable[[int], int]) -> LetStand | Object:
        grounds = _grounds(view)
        place = below(len(grounds) + 1)
        return Object(grounds[place - 1]) if place else LetStand()

    def take(self, now: Now, seat: Seat, move: LetStand | Object) -> None:
        if isinstance(move, Object):
            _strike_down(now, seat, move.clause)
            return
        now.tell(events.Stands(seat))
        now.then(Guessing(state.operatives(now.table, now.table.clues[-1].team)))

    def time_up(self, now: Now) -> None:
        now.tell(events.Stands(None))
        team = state.operatives(now.table, now.table.clues[-1].team)
        now.then(Guessing((*team, self.seat), judge=self.seat, consent=self.consent))


def _check_objection(view: View, clause: Ground) -> None:
    if refusal := _refusal(view, clause):
        rule, why = refusal
        facts = {"word": view.table.clues[-1].word} if why == "agreed" else {}
        raise Illegal(rule, why, **facts)


def _refusal(view: View, clause: Ground) -> tuple[str, str] | None:
    """Why it cannot be objected so.  TAJ-43, TAJ-59, and as below."""
    if was_agreed(view.hand, view.table.clues[-1].word):
        return "TAJ-59", "agreed"
    return _refusal_by(view, clause)


def _refusal_by(view: View, clause: Ground) -> tuple[str, str] | None:
    """Why it cannot be objected to a clue that was not agreed on.  TAJ-57, TAJ-73, TAJ-75."""
    table, clue = view.table, view.table.clues[-1]
    step = table.agenda[0]
    assert isinstance(step, Judging | Guessing)
    if clause == "TAJ-57" and table.options.homonyms:
        return "TAJ-57", "homonyms_admitted"
    if clause == "TAJ-60" and table.options.abbreviations:
        return "TAJ-60", "abbreviations_admitted"
    if clause in clue.warned:
        return None
    if step.consent and clue.warned:
        return "TAJ-75", "not_what_was_found"
    if not step.consent and not table.objections.of(table.teams[view.seat]):
        return "TAJ-73", "objections_used_up"
    return None


def _objections(view: View) -> Iterator[Object]:
    return map(Object, _grounds(view))


def _grounds(view: View) -> list[Ground]:
    """What the last clue can be objected to by."""
    if was_agreed(view.hand, view.table.clues[-1].word):
        return []
    return [clause for clause in GROUNDS if _refusal_by(view, clause) is None]


def _strike_down(now: Now, seat: Seat, clause: Ground) -> None:
    """TAJ-71, TAJ-73."""
    table = now.table
    team, clue = table.teams[seat], table.clues[-1]
    table.clues = (*table.clues[:-1], structs.replace(clue, struck=clause))
    if clause not in clue.warned:
        table.objections = table.objections.but(team, table.objections.of(team) - 1)
    now.tell(events.Objected(seat, clue.word, clause, clause in clue.warned))
    now.then(Penalty((seat,)))


def _dispute(now: Now, seat: Seat, clause: Ground) -> None:
    """Whose clue it is may take it back.  TAJ-76."""
    clue = now.table.clues[-1]
    now.final = True  # said in front of all
    now.tell(events.Disputed(seat, clue.word, clause))
    now.then(Conceding((now.table.spymasters.of(clue.team),), clause))


class Conceding(OneSeatChoice[Now, View, Withdraw | Insist], frozen=True, tag="conceding"):
    """The rivals object by ``clause`` though the program has found nothing: its giver decides.

    TAJ-76.
    """

    takes = (Withdraw, Insist)

    clause: Ground

    def seconds(self, table: Board) -> int | None:
        return content.OBJECTION_SECONDS

    def check(self, view: View, move: Withdraw | Insist) -> None:
        """Whose clue it is may always say either."""

    def moves(self, view: View) -> Iterator[Withdraw | Insist]:
        yield from (Withdraw(), Insist())

    def take(self, now: Now, seat: Seat, move: Withdraw | Insist) -> None:
        if isinstance(move, Insist):
            self._keep(now, seat)
            return
        table = now.table
        clue = structs.replace(table.clues[-1], struck=self.clause)
        table.clues = (*table.clues[:-1], clue)
        now.tell(events.Withdrawn(seat, clue.word, self.clause))
        begin_turn(now, clue.team)

    def time_up(self, now: Now) -> None:
        self._keep(now, None)

    def _keep(self, now: Now, seat: Seat | None) -> None:
        clue = now.table.clues[-1]
        now.tell(events.Kept(seat, clue.word))
        now.then(Guessing(state.operatives(now.table, clue.team)))


class Penalty(OneSeatChoice[Now, View, Cover | Forgo], frozen=True, tag="penalty"):
    """For a clue that was struck down its judge may cover a word of the own team.  TAJ-71."""

    takes = (Cover, Forgo)

    def seconds(self, table: Board) -> int | None:
        return table.options.clue_seconds

    def check(self, view: View, move: Cover | Forgo) -> None:
        if isinstance(move, Cover):
            state.check_place(view.table, move.place)
            if view.hand.key[move.place] != view.table.teams[view.seat]:
                raise Illegal("TAJ-71", "not_own_word", word=view.table.words[move.place])

    def moves(self, view: View) -> Iterator[Cover | Forgo]:
        team = view.table.teams[view.seat]
        for place in state.uncovered(view.table):
            if view.hand.key[place] == team:
                yield Cover(place)
        yield Forgo()

    def take(self, now: Now, seat: Seat, move: Cover | Forgo) -> None:
        if isinstance(move, Forgo):
            _forgo(now, seat)
            return
        kind = state.cover(now, move.place)
        now.tell(events.Covered(seat, move.place, now.table.words[move.place], kind))
        if not state.end_if_won(now):
            begin_turn(now, now.table.teams[seat])

    def time_up(self, now: Now) -> None:
        _forgo(now, self.seat)


def _forgo(now: Now, seat: Seat) -> None:
    now.tell(events.Forwent(seat))
    begin_turn(now, now.table.teams[seat])


# Guesses


class Guessing(Choice[Now, View, Touch | Stop | Object], frozen=True, tag="guessing"):
    """An operative of the team on turn touches a word, or the team stops.

    ``found`` are the words found on this clue; until the first touch the ``judge`` may object
    who has not let it stand, and needs ``consent`` where the program has found nothing.
    TAJ-30 to TAJ-39, TAJ-70, TAJ-74 to TAJ-76, TAJ-80.
    """

    takes = (Touch, Stop, Object)
    costly = (Touch,)

    found: int = 0
    judge: Seat | None = None
    consent: bool = False

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat != self.judge)

    def seconds(self, table: Board) -> int | None:
        return table.options.guess_seconds

    def check(self, view: View, move: Touch | Stop | Object) -> None:
        if isinstance(move, Object):
            if view.seat != self.judge:
                raise Illegal("TAJ-70", "not_the_judge")
            _check_objection(view, move.clause)
        elif view.seat == self.judge:
            raise Illegal("TAJ-30", "operatives_guess")
        elif isinstance(move, Touch):
            state.check_place(view.table, move.place)
        elif not self.found:
            raise Illegal("TAJ-36", "guess_first")

    def moves(self, view: View) -> Iterator[Touch | Stop | Object]:
        if view.seat == self.judge:
            yield from _objections(view)
        else:
            yield from map(Touch, state.uncovered(view.table))
            if self.found:
                yield Stop()

    def draw(self, view: View, below: Callable[[int], int]) -> Touch | Stop | Object:
        if view.seat == self.judge:
            return super().draw(view, below)
        places = state.uncovered(view.table)
        place = below(len(places) + (self.found > 0))
        return Touch(places[place]) if place < len(places) else Stop()

    def decider(self, state: "State") -> Seat:
        return self.seats[0]  # where there is a judge, it is the last

    def take(self, now: Now, seat: Seat, move: Touch | Stop | Object) -> None:
        table = now.table
        match move:
            case Object(clause):
                if self.consent and clause not in table.clues[-1].warned:
                    _dispute(now, seat, clause)
                else:
                    _strike_down(now, seat, clause)
            case Stop():
                self._stop(now, seat)
            case Touch(place):
                kind = state.cover(now, place)
                clue = table.clues[-1]
                clue = structs.replace(clue, touched=(*clue.touched, place))
                table.clues = (*table.clues[:-1], clue)
                now.tell(events.Touched(seat, place, table.words[place], kind))
                self._go_on(now, clue, kind)

    def _go_on(self, now: Now, clue: Clue, kind: Kind) -> None:
        """TAJ-32 to TAJ-35, TAJ-37, TAJ-38, TAJ-40, TAJ-41."""
        if kind == "assassin":
            state.win(now, rivals(clue.team))
        elif not state.end_if_won(now):
            if kind == clue.team and (not clue.number or self.found < clue.number):
                now.then(Guessing(self.waits_for, self.found + 1))
            else:
                begin_turn(now, rivals(clue.team))

    def time_up(self, now: Now) -> None:
        self._stop(now, None)

    def _stop(self, now: Now, seat: Seat | None) -> None:
        team = now.table.clues[-1].team
        now.tell(events.Stopped(seat, team))
        begin_turn(now, rivals(team))


def begin_turn(now: Now, team: Team) -> None:
    """TAJ-20."""
    chiefs = now.table.spymasters
    state.forget_questions(now)
    now.then(Giving((chiefs.of(team), chiefs.of(rivals(team)))))


# The table


Step: TypeAlias = Giving | Judging | Conceding | Guessing | Penalty | Boxed


class Table(Board, kw_only=True, tag="table"):
    agenda: tuple[Step, ...] = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
