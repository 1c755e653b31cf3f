"""Tajniacy: two spymasters, twenty-five codenames, one word at a time, for 4 to 12."""

from typing import Any

from msgspec import structs

from zaslonka.games.tajniacy import beliefs
from zaslonka.games.tajniacy.board import Hand, Secret
from zaslonka.games.tajniacy.boxed import Boxed
from zaslonka.games.tajniacy.content import (
    GROUNDS,
    LAID,
    OBJECTIONS,
    TEAMS,
    Options,
    PerTeam,
    check_seconds,
    check_teams,
    check_words,
    laid_out,
    other_sides,
    rivals,
    spymasters_of,
    teams_of,
)
from zaslonka.games.tajniacy.keys import KEYS, starters
from zaslonka.games.tajniacy.moves import Cover, Event, GiveClue, Move, Touch
from zaslonka.games.tajniacy.rules import Giving, State, Table, View, implied_yes
from zaslonka.kernel import Chance, Game, Result, Seat


class Tajniacy(Game[Options, Table, Hand, Secret]):
    name = "tajniacy"
    version = 1
    seats = range(4, 13)
    options = Options
    variants = (
        Options(),
        Options(language="en", proper_names=True, homonyms=True),
        Options(companion=True),
    )
    state_type = State
    move_type = Move
    event_type = Event

    def check_options(self, options: Options, seats: int) -> None:
        check_teams(options, seats)
        check_seconds(options)
        for own in filter(None, (options.words, options.turned)):
            check_words(own)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """TAJ-10 to TAJ-14."""
        key = chance.pick(KEYS)
        first = starters(key)
        spymasters = spymasters_of(options, seats)
        chiefs = (spymasters.of(first), spymasters.of(rivals(first)))
        return State(
            Table(
                agenda=(Boxed(chiefs, first) if options.companion else Giving(chiefs),),
                options=options,
                teams=teams_of(options, seats),
                spymasters=spymasters,
                first=first,
                words=() if options.companion else laid_out(options, chance),
                covered=(None,) * LAID,
                left=PerTeam(key.count("red"), key.count("blue")),
                objections=PerTeam(OBJECTIONS, OBJECTIONS),
                missed=PerTeam(0, 0),
            ),
            [Hand(key) if seat in chiefs else Hand() for seat in range(seats)],
            Secret(),
        )

    def deal_unseen(self, view: View, chance: Chance) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def again(self, options: Options, table: Table) -> Options:
        """The printed cards are turned over; after that there are new ones.  TAJ-15."""
        if options.words or options.turned or options.companion:
            return structs.replace(options, turned=())
        return structs.replace(options, turned=other_sides(table.words, options.language))

    def annotate(self, view: View, move: Any) -> Any:
        """A clue is given with the clauses the program warns by.  TAJ-73."""
        if not isinstance(move, GiveClue):
            return move
        # The dictionary is for live tables; the rules and every replay do without it.
        from zaslonka.games.tajniacy import judge

        advice = judge.advise_on(view.table, move.word)
        warned = {one.clause for one in advice if one.verdict != "fine"}
        return structs.replace(move, warned=tuple(ground for ground in GROUNDS if ground in warned))

    def in_words(self, view: View, move: Any) -> dict[str, Any]:
        facts = super().in_words(view, move)
        if isinstance(move, Touch | Cover):
            return {**facts, "word": view.table.words[move.place]}
        return facts

    def team(self, table: Table, seat: Seat) -> int | None:
        return TEAMS.index(table.teams[seat])

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
        for question in implied_yes(table):
            assert question in held.asked, "a clue of several words without its yes"
        assert bool(table.key) == (table.winner is not None) == (not table.agenda)


GAME = Tajniacy()
