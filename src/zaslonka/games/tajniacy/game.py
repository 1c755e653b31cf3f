"""Tajniacy: the deal, the result, and what holds of every state."""

from typing import Any

from msgspec import structs

from zaslonka import kernel
from zaslonka.kernel import Chance, Game, Illegal, Result, Seat, union_of
from . import beliefs, content, events
from .boxed import Boxed
from .content import GROUNDS, LAID, TEAMS, Options, PerTeam, rivals
from .keys import KEYS, starters
from .moves import Cover, GiveClue, Move, Touch
from .rules import Giving, State, Table
from .spelling import normalised
from .state import Hand, Secret


class Tajniacy(Game[Options, Table, Hand, Secret]):
    __slots__ = ()

    name = "tajniacy"
    version = 1
    seats = range(4, 13)
    # No rule counts seats; what differs is whether both teams, one or none have just one operative.
    sizes = (4, 5, 12)
    options = Options
    variants = (
        Options(),
        Options(language="en", proper_names=True, homonyms=True),
        Options(companion=True),
    )
    state_type = State
    move_type = Move
    event_type = union_of(events)

    def check_options(self, options: Options, seats: int) -> None:
        content.check_teams(options, seats)
        content.check_seconds(options)
        for own in filter(None, (options.words, options.turned)):
            content.check_words(own)

    def check_clock(self, options: Options) -> None:
        """TAJ-84."""
        if options.companion:
            raise Illegal("TAJ-84", "no_table_clock")

    def check_bot(self, options: Options, seats: int, seat: Seat) -> None:
        """TAJ-85."""
        chiefs = content.spymasters_of(options, seats)
        if options.companion and seat in (chiefs.red, chiefs.blue):
            raise Illegal("TAJ-85", "no_bot_with_the_key", seat=seat)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """TAJ-10 to TAJ-14."""
        key = chance.pick(KEYS)
        first = starters(key)
        spymasters = content.spymasters_of(options, seats)
        chiefs = (spymasters.of(first), spymasters.of(rivals(first)))
        return State(
            Table(
                agenda=(Boxed(chiefs, first) if options.companion else Giving(chiefs),),
                options=options,
                teams=content.teams_of(options, seats),
                spymasters=spymasters,
                first=first,
                words=() if options.companion else content.laid_out(options, chance),
                covered=(None,) * LAID,
                left=PerTeam(key.count("red"), key.count("blue")),
                objections=PerTeam(content.OBJECTIONS_PER_GAME, content.OBJECTIONS_PER_GAME),
                missed=PerTeam(0, 0),
            ),
            [Hand(key) if seat in chiefs else Hand() for seat in range(seats)],
            Secret(),
        )

    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def again(self, options: Options, table: Table) -> Options:
        """The printed cards are turned over; after that there are new ones.  TAJ-15."""
        if options.words or options.turned or options.companion:
            return structs.replace(options, turned=())
        return structs.replace(options, turned=content.other_sides(table.words, options.language))

    def annotate(self, view: kernel.View[Table, Hand], move: Any) -> Any:
        """A clue is given as it is written, with the clauses the program warns by.  TAJ-74."""
        # The dictionary is for live tables; the rules and every replay do without it.
        if self.judge is None or not isinstance(move, GiveClue):
            return move
        advice = self.judge.advise(view.table, move.word)
        warned = {one.clause for one in advice if one.verdict != "fine"}
        grounds = tuple(ground for ground in GROUNDS if ground in warned)
        return structs.replace(move, word=normalised(move.word), warned=grounds, judged=True)

    def in_words(self, view: kernel.View[Table, Hand], move: Any) -> dict[str, Any]:
        facts = super().in_words(view, move)
        if isinstance(move, Touch | Cover):
            return {**facts, "word": view.table.words[move.place]}
        if isinstance(move, GiveClue):
            return {**facts, "words": [view.table.words[place] for place in move.meant]}
        return facts

    def team(self, table: Table, seat: Seat) -> int | None:
        return TEAMS.index(table.teams[seat])

    def bank(self, table: Table, seat: Seat) -> int | None:
        """A team thinks together; how long people take at a real table is theirs to say.

        TAJ-84, TAJ-86.
        """
        return None if table.options.companion else self.team(table, seat)

    def may_speak(self, table: Table, seat: Seat) -> bool:
        """A spymaster says nothing but clues.  TAJ-22."""
        return not table.agenda or seat not in (table.spymasters.red, table.spymasters.blue)

    def result(self, table: Table) -> Result:
        """TAJ-40, TAJ-41, TAJ-71, TAJ-81, TAJ-82."""
        winner = table.winner
        assert winner is not None
        winners = tuple(seat for seat, team in enumerate(table.teams) if team == winner)
        if table.options.companion:
            reason = "boxed"
        elif "assassin" in table.covered:
            reason = "assassin"
        elif table.left.of(winner):
            reason = "no_clue"
        elif table.clues[-1].struck:
            reason = "penalty"
        elif table.clues[-1].team == winner:
            reason = "all_found"
        else:
            reason = "found_by_rivals"
        return Result(winners, tuple(int(team == winner) for team in table.teams), reason)

    def audit(self, state: State) -> None:
        table, hands = state.table, state.hands
        chiefs = [table.spymasters.of(team) for team in TEAMS]
        held = hands[chiefs[0]]
        assert [table.teams[chief] for chief in chiefs] == list(TEAMS)
        for seat, hand in enumerate(hands):
            assert hand == (held if seat in chiefs else Hand()), "who knows what"
        assert held.key in beliefs.fitting(table), "the key is not the one that shows"
        assert len(set(table.words)) == (0 if table.options.companion else LAID)
        for team in TEAMS:
            found = table.covered.count(team)
            assert table.left.of(team) == held.key.count(team) - found
        for question in beliefs.implied_yes(table):
            assert question in held.asked, "a clue of several words without its yes"
        assert bool(table.key) == (table.winner is not None) == (not table.agenda)
