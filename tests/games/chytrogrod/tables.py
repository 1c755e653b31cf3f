"""Small ways to lay out a game of Chytrogród, sound at every step."""

from typing import Any, cast

from zaslonka.games import get
from zaslonka.games.chytrogrod.content import (
    COLOURS,
    DECREES,
    NONE,
    SUPPLY,
    Card,
    Colour,
    Deal,
    Decree,
    Options,
    Tokens,
)
from zaslonka.games.chytrogrod.deals import open_next_deal
from zaslonka.games.chytrogrod.resolution import Resolve
from zaslonka.games.chytrogrod.rules import Action, State
from zaslonka.games.chytrogrod.state import Laid, LaidDecree, Taken
from zaslonka.games.chytrogrod.stock import hold, minus, plus
from zaslonka.kernel import Chance, Now, Seat, Told

GAME = get("chytrogrod")
RING = tuple(COLOURS)
"""Here the districts lie in the order of their colours, and the port comes first."""


def chance() -> Chance:
    """Always the same, so that no test depends on those before it."""
    return Chance(bytes(32))


def begun(seats: int = 3, *, options: Options | None = None, favourite: Seat = 0) -> State:
    """The first action is to be played; guilds go by seat, boards and districts are empty."""
    state: State = GAME.setup(options or Options(), seats, chance())
    table = state.table
    table.ring, table.first, table.favourite, table.pools = RING, RING[0], favourite, SUPPLY
    for place in table.districts:
        place.tokens = NONE
    for guild, player in enumerate(table.players):
        player.guild, player.tokens = guild, NONE
    if not table.options.contraband:
        for good, hand in enumerate(state.hands):
            hand.secret = good
        state.secret.box = tuple(COLOURS)[seats:]
    state.secret.deck = DECREES
    table.agenda = (Action((favourite,)),)
    return state


def tokens(**counts: int) -> Tokens:
    """Tokens by name: ``tokens(rum=2, ten=1)``."""
    names = ("rum", "weapon", "chest", "tome", "relic", "five", "ten")
    assert counts.keys() <= set(names)
    return cast(Tokens, tuple(counts.get(name, 0) for name in names))


def give(state: State, seat: Seat, got: Tokens) -> None:
    """Put tokens from the pools on a board."""
    player = state.table.players[seat]
    state.table.pools = minus(state.table.pools, got)
    hold(player, plus(player.tokens, got))


def put(state: State, district: Colour, got: Tokens) -> None:
    """Put tokens from the pools into a district."""
    place = state.table.districts[district]
    state.table.pools = minus(state.table.pools, got)
    place.tokens = plus(place.tokens, got)


def lay(state: State, district: Colour, seat: Seat, *cards: Card) -> None:
    """Lay action cards face down, whoever's turn it is."""
    table, hand = state.table, state.hands[seat]
    for card in cards:
        hand.cards = tuple(other for other in hand.cards if other != card)
        hand.face_down += ((table.laid, card),)
        table.districts[district].pile += (Laid(seat, table.laid),)
        table.laid += 1


def lay_decree(state: State, district: Colour, decree: Decree, by: Seat = 0) -> None:
    """Take a decree out of the deck and lay it face down."""
    table, secret = state.table, state.secret
    number = sum(len(place.decrees) for place in table.districts)
    secret.deck = tuple(other for other in secret.deck if other != decree)
    table.deck -= 1
    state.hands[by].decrees += ((number, decree),)
    table.districts[district].decrees += (LaidDecree(by, number),)


def step(state: State) -> Any:
    """What the game waits for."""
    return state.table.agenda[0]


def top(state: State, district: Colour) -> Deal:
    deal = state.table.districts[district].top
    assert deal is not None
    return deal


def take_deals(state: State, district: Colour, by: Seat, *, leave: int = 0, big: bool) -> None:
    """Let a player have made all deals of a district but so many."""
    place, player, now = state.table.districts[district], state.table.players[by], _now(state)
    while place.top is not None and place.unseen + 1 > leave:
        taken = Taken(place.top, big)
        player.deals += (taken,)
        player.points += taken.points
        open_next_deal(now, district)


def resolve(state: State, *districts: Colour) -> list[Any]:
    """Resolve these districts, or as far as nobody has to decide; what everybody is told."""
    state.table.agenda = (Resolve(districts or RING),)
    return settle(state)


def settle(state: State) -> list[Any]:
    """Carry out what waits for nobody."""
    now = _now(state)
    now.settle()
    return public(now.told)


def _now(state: State) -> Now[Any, Any, Any]:
    return Now(state, None, chance())


def play(state: State, *moves: tuple[Seat, Any]) -> list[Any]:
    """Make these moves, each by its seat; what everybody is told."""
    told = [one for seat, move in moves for one in GAME.play(state, seat, move, chance())]
    GAME.audit(state)
    return public(told)


def time_up(state: State) -> list[Any]:
    told = GAME.time_up(state, chance()).told
    GAME.audit(state)
    return public(told)


def public(told: list[Told]) -> list[Any]:
    return [one.event for one in told if one.only is None]


def told_to(told: list[Told], seat: Seat) -> list[Any]:
    """What one seat alone is told."""
    return [one.event for one in told if one.only == seat]


def offered(state: State, seat: Seat) -> list[Any]:
    return list(GAME.legal(GAME.view(state, seat)))
