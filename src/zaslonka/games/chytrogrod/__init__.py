"""Chytrogród: bluff and ambush in a town of five guilds, for 3 to 5."""

from typing import Any

import msgspec

from zaslonka.games.chytrogrod import beliefs
from zaslonka.games.chytrogrod.auditing import audit
from zaslonka.games.chytrogrod.content import (
    COLOURS,
    DEALS,
    DECREES,
    OF_A_COLOUR,
    SUPPLY,
    Colour,
    Options,
)
from zaslonka.games.chytrogrod.events import Event
from zaslonka.games.chytrogrod.phrases import PHRASES
from zaslonka.games.chytrogrod.rules import (
    State,
    Table,
    WholeState,
    deals_left,
    is_won,
    opening,
    ranked,
)
from zaslonka.games.chytrogrod.stock import ONE, heaps, minus
from zaslonka.games.chytrogrod.table import (
    ChooseDistrict,
    District,
    GiveBack,
    Hand,
    Move,
    Player,
    Remove,
    Secret,
    Town,
    View,
    occupant,
)
from zaslonka.kernel import Chance, Game, Result
from zaslonka.records import tag


class Chytrogrod(Game[Options, Town, Hand, Secret]):
    name = "chytrogrod"
    version = 1
    seats = range(3, 6)
    options = Options
    variants = (
        Options(),
        Options(contraband=True),
        Options(intrigues=True),
        Options(contraband=True, intrigues=True),
    )
    state_type = WholeState
    move_type = Move
    event_type = Event
    phrases = PHRASES

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """CHY-10 to CHY-17."""
        guilds = chance.shuffled(COLOURS)[:seats]
        stacks = [
            chance.shuffled(range(colour * OF_A_COLOUR, (colour + 1) * OF_A_COLOUR))
            for colour in COLOURS
        ]
        secret_goods: tuple[Colour | None, ...] = chance.shuffled(COLOURS)
        if options.contraband:
            secret_goods = (None,) * len(COLOURS)
        pools = SUPPLY
        for colour in (*COLOURS, *guilds):
            pools = minus(pools, ONE[colour])
        favourite, ring = chance.below(seats), chance.shuffled(COLOURS)
        table = Table(
            agenda=opening(favourite, seats),
            options=options,
            ring=ring,
            players=[Player(guild, ONE[guild]) for guild in guilds],
            districts=[
                District(DEALS[stack[0]], len(stack) - 1, ONE[colour])
                for colour, stack in enumerate(stacks)
            ],
            pools=pools,
            favourite=favourite,
            first=ring[0],
            deck=len(DECREES),
            unseen_decrees=DECREES,
        )
        secret = Secret(
            tuple(stack[1:] for stack in stacks),
            chance.shuffled(DECREES),
            tuple(good for good in secret_goods[seats:] if good is not None),
        )
        return State(table, [Hand(good) for good in secret_goods[:seats]], secret)

    def deal_unseen(self, view: View, chance: Chance) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def in_words(self, view: View, move: Any) -> dict[str, Any]:
        facts, step = super().in_words(view, move), view.table.agenda[0]
        match move:
            case ChooseDistrict():
                return {**facts, "step": tag(type(step))}
            case GiveBack(tokens):
                return {"heaps": msgspec.to_builtins(heaps(tokens))}
            case Remove(None):
                return {**facts, "by": occupant(view.table, step.district)}
            case Remove(number):
                pile = view.table.districts[step.district].pile
                laid = next(laid for laid in pile if laid.number == number)
                return {**facts, "by": laid.by, "card": laid.card}
        return facts

    def result(self, table: Town) -> Result:
        """The best who shares the rank with nobody wins.  CHY-80 to CHY-85."""
        ranks = ranked(table)
        winners = next((seats for seats in ranks if len(seats) == 1), ())
        if not winners:
            reason = "nobody_left"
        elif winners != ranks[0]:
            reason = "best_disqualified"
        elif is_won(table):
            reason = "hundred_points"
        elif not deals_left(table):
            reason = "no_deals_left"
        else:
            reason = "last_round"
        return Result(winners, tuple(player.points for player in table.players), reason)

    def audit(self, state: State) -> None:
        audit(state)


GAME = Chytrogrod()
