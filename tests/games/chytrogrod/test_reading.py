"""What rivals are likely to have laid: worlds that fit the view, and the cards that pay."""

from collections import Counter

import pytest

from tests.games.chytrogrod.tables import GAME, begun, give, lay, top
from zaslonka.games.chytrogrod.blueprint import blueprint
from zaslonka.games.chytrogrod.content import Card, Options
from zaslonka.games.chytrogrod.reading import Reader
from zaslonka.games.chytrogrod.rules import State
from zaslonka.kernel import Chance


@pytest.mark.parametrize("options", GAME.variants)
def test_every_world_imagined_looks_to_the_viewer_as_the_real_one(options: Options) -> None:
    """With a rival's card that was looked at, too: CHY-124."""
    state = GAME.setup(options, 4, Chance(b"reading"))
    ply = 0
    while movers := GAME.must_act(state.table):
        seat, ply = movers[0], ply + 1
        view = GAME.view(state, seat)
        if ply % 4 == 0:
            world = Reader(view).imagine(view, Chance(b"world", ply))
            GAME.audit(world)
            assert GAME.view(world, seat) == view
        GAME.play(state, seat, blueprint(view, Chance(b"reading", -ply)), Chance(b"reading", ply))
        if state.table.round > 4:
            break


def thought_of(state: State, number: int, worlds: int = 200) -> Counter[Card]:
    """What seat 0 takes the card with this number, of seat 1, to be."""
    view = GAME.view(state, 0)
    reader = Reader(view)
    imagined = (reader.imagine(view, Chance(b"", world)) for world in range(worlds))
    return Counter(dict(world.hands[1].face_down)[number] for world in imagined)


def test_who_can_pay_a_big_deal_is_likely_to_have_laid_it_there() -> None:
    state = begun()
    for player in state.table.players:
        player.points = 80  # late in the race, when henchmen and goods are worth little
    lay(state, 0, 1, "big_deal")
    poor = thought_of(state, 0)
    give(state, 1, top(state, 0).big.cost)
    rich = thought_of(state, 0)
    assert rich["big_deal"] > 2 * poor["big_deal"]
    assert rich.most_common(1)[0][0] == "big_deal"


def test_no_card_is_out_of_the_question() -> None:
    state = begun()
    lay(state, 0, 1, "takeover")
    assert len(thought_of(state, 0, worlds=600)) >= 6
