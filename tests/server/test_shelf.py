"""A game with nothing but its rules stands on the shelf, and nothing breaks.  TAB-36."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Refused, call, new_table, new_token
from tests.server.running import running
from tests.support.toys import NAME, on_the_shelf
from zaslonka import games


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with on_the_shelf(), running(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.mark.rule("TAB-36")
def test_the_shelf_says_what_each_game_has(base: str) -> None:
    found = {game["name"]: game for game in call(base, "GET", "/api/games")}
    assert set(found) == {*games.names()}
    assert NAME in found
    bare = found[NAME]
    assert (bare["levels"], bare["helps"], bare["lesson"]) == ([], ["none"], False)
    assert all(found[name]["levels"] for name in found if name != NAME)


def test_the_schema_has_the_types_of_every_game(base: str) -> None:
    components = call(base, "GET", "/api/openapi.json")["components"]["schemas"]
    for name in games.names():
        assert f"{name}.Move" in components
        assert f"{name}.View" in components
    assert f"{NAME}.Advice" not in components


@pytest.mark.rule("TAB-36")
def test_what_a_game_does_not_have_is_refused(base: str) -> None:
    token = new_token(base, "Ola")
    refusals: tuple[tuple[dict[str, Any], tuple[str, str]], ...] = (
        ({"seats": [OPEN, OPEN, BOT]}, ("TAB-36", "no_bots")),
        ({"seats": [OPEN, OPEN, OPEN], "hints": True}, ("TAB-36", "no_bots")),
        ({"seats": [OPEN, OPEN, OPEN], "help": "facts"}, ("TAB-12", "no_such_help")),
    )
    for wish, (rule, why) in refusals:
        with pytest.raises(Refused) as no:
            new_table(base, token, wish.pop("seats"), game=NAME, **wish)
        assert (no.value.problem["rule"], no.value.problem["why"]) == (rule, why)
    with pytest.raises(Refused) as lesson:
        call(base, "POST", "/api/lessons", {"game": NAME}, token)
    assert lesson.value.problem["rule"] == "TAB-32"
    for missing in ("rules", "knowledge"):
        with pytest.raises(Refused) as nothing:
            call(base, "GET", f"/api/{missing}/{NAME}")
        assert nothing.value.status == 404
    assert call(base, "GET", f"/api/text/{NAME}")["fluent"] == ""


@pytest.mark.rule("TAB-36")
def test_before_the_deal_no_bot_is_put_on_a_seat(base: str) -> None:
    party = Party(base)
    ola, *_ = party.gather(3, game=NAME)
    for answer in (ola.ask("set_seat", seat=2, to=BOT), ola.ask("fill", level="latwy")):
        assert (answer["rule"], answer["why"]) == ("TAB-36", "no_bots")
    party.go_home()


@pytest.mark.rule("TAB-36", "TAB-10")
def test_whoever_resigns_is_played_on_for_by_any_legal_moves(base: str) -> None:
    party = Party(base)
    people = party.sit(3, game=NAME)
    people[1].do("resign")
    people[2].do("hand_over", seat=2, level="latwy")
    people[0].play_on(random.Random(1))
    ending = people[0].table["ending"]
    assert ending["result"] is not None
    assert ending["resigned"] == [1]
    told = call(base, "GET", f"/api/tables/{people[0].table['id']}/story")
    assert told["sentences"]
    party.go_home()
