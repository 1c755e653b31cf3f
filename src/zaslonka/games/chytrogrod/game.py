"""Chytrogród: the deal, the result, and what holds of every state."""

from typing import Any

import msgspec

from zaslonka import kernel
from zaslonka.kernel import Chance, Game, Result, union_of
from zaslonka.kernel.records import tag
from . import beliefs, events
from .auditing import audit
from .content import COLOURS, DEALS, DEALS_PER_COLOUR, DECREES, SUPPLY, Colour, Options, Variants
from .moves import ChooseDistrict, GiveBack, Move, Remove
from .phrases import PHRASES
from .resolution import Sabotage
from .rules import State, Table, deals_left, is_won, opening, ranked
from .state import District, Hand, Player, Secret, occupant
from .stock import ONE, heaps, minus


class Chytrogrod(Game[Options, Table, Hand, Secret]):
    __slots__ = ()

    name = "chytrogrod"
    version = 1
    seats = range(3, 6)
    options = Options
    variants = (
        Options(),
        Options(contraband=True),
        Options(intrigues=True),
        Options(contraband=True, intrigues=True),
        Options(intrigues=True, choose_guilds=True),
    )
    state_type = State
    move_type = Move
    event_type = union_of(events)
    phrases = PHRASES

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """CHY-10 to CHY-18."""
        guilds = chance.shuffled(COLOURS)[:seats]
        stacks = [
            chance.shuffled(range(colour * DEALS_PER_COLOUR, (colour + 1) * DEALS_PER_COLOUR))
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
            agenda=opening(options, favourite, seats),
            options=Variants(options.contraband, options.intrigues),
            ring=ring,
            players=[Player(guild=guild, tokens=ONE[guild]) for guild in guilds],
            districts=[
                District(top=DEALS[stack[0]], unseen=len(stack) - 1, tokens=ONE[colour])
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

    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def in_words(self, view: kernel.View[Table, Hand], move: Any) -> dict[str, Any]:
        facts = super().in_words(view, move)
        match move, view.table.agenda[0]:
            case ChooseDistrict(), step:
                return {**facts, "step": tag(type(step))}
            case GiveBack(tokens), _:
                return {"heaps": msgspec.to_builtins(heaps(tokens))}
            case Remove(None), Sabotage(district=district):
                return {**facts, "by": occupant(view.table, district)}
            case Remove(number), Sabotage(district=district):
                pile = view.table.districts[district].pile
                laid = next(laid for laid in pile if laid.number == number)
                return {**facts, "by": laid.by, "card": laid.card}
        return facts

    def result(self, table: Table) -> Result:
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


RULES = Chytrogrod()
"""The rules alone, for bots that play on in worlds they imagine."""
