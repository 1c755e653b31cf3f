"""The double as it is written, before anything is compiled: it plays what the house plays.

What is compiled is tested by `make compiled-test`, with the rules' own tests.
"""

import operator
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from double.building import compiled_modules, write
from double.renaming import DOUBLE
from double.rewriting import rewritten
from hypothesis import given, strategies as st

from double import deciding
from tests.double.chances import ASKED, demand_same_draws, demand_same_redraws
from tests.support.recorded import Recorded, recorded
from zaslonka import games
from zaslonka.kernel import Chance

RECORDED = [
    pytest.param(game, id=f"{name}-{ending}")
    for name in games.names()
    for ending, game in recorded(name).items()
]


@pytest.fixture(scope="module")
def double(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """Written anew, and forgotten afterwards."""
    folder = tmp_path_factory.mktemp("double")
    write(folder)
    deciding.double.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield import_module(DOUBLE)
    for name in [name for name in sys.modules if name.partition(".")[0] == DOUBLE]:
        del sys.modules[name]
    deciding.double.cache_clear()


def part(name: str) -> Any:
    return import_module(f"{DOUBLE}.{name}")


@pytest.mark.parametrize("game", RECORDED)
def test_a_recorded_game_comes_to_the_same_state_in_the_double(
    double: ModuleType, game: Recorded
) -> None:
    """Byte by byte, at every ply, with all that was told."""
    match = part("edge").in_double(game.match)
    encode = part("edge.json").encode
    for ours, theirs in zip(game.match.history(), match.history(), strict=True):
        assert encode(theirs.state) == msgspec.json.encode(ours.state)
        assert encode(theirs.told) == msgspec.json.encode(ours.told)


@pytest.mark.parametrize("name", games.names())
def test_a_double_view_is_read_and_written_as_that_of_the_house(
    double: ModuleType, name: str
) -> None:
    house = games.get(name)
    state = house.setup(house.options(), house.seats[0], Chance(bytes(32)))
    seen = msgspec.json.encode(house.view(state, 0))
    read = part("edge.json").decode(seen, type=part("games").get(name).seat_view_type)
    assert type(read).__module__ == f"{DOUBLE}.kernel.steps"
    assert part("edge.json").encode(read) == seen


@pytest.mark.parametrize("name", games.names())
def test_a_double_state_is_cloned_as_deep_as_that_of_the_house(
    double: ModuleType, name: str
) -> None:
    game = part("games").get(name)
    state = game.setup(game.options(), game.seats[0], part("kernel").Chance(bytes(32)))
    before, copy = part("edge.json").encode(state), state.clone()
    assert copy == state
    for record in (copy.table, *copy.hands, copy.secret):
        for field in record.__struct_fields__:
            setattr(record, field, None)
    assert part("edge.json").encode(state) == before


def test_only_a_double_of_this_very_version_is_taken(
    double: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert deciding.double()
    deciding.double.cache_clear()
    monkeypatch.setattr(double, "__version__", "0.0.1")
    assert not deciding.double()
    deciding.double.cache_clear()


@pytest.mark.parametrize("name", games.names())
def test_the_double_decides_what_the_house_decides(double: ModuleType, name: str) -> None:
    house = games.get(name)
    state = house.setup(house.options(), house.seats[0], Chance(b"double"))
    seat = house.must_act(state.table)[0]
    about = name, msgspec.json.encode(house.view(state, seat)), "sredni", b"seed"
    built = deciding.double()
    assert built
    by_house, by_double = (deciding.decide_by(one, *about) for one in (deciding.HOUSE, built))
    assert by_house == by_double


def test_the_rules_of_every_game_are_compiled(double: ModuleType, tmp_path: Path) -> None:
    found = {file.parts[-2:] for file in compiled_modules(Path(str(double.__file__)).parent)}
    for name in games.names():
        assert {(name, "rules.py"), (name, "moves.py"), (name, "state.py")} <= found
        assert not {(name, "beliefs.py"), (name, "judge.py")} & found
    quick = Path(str(games.__file__)).parent.glob("*/blueprint.py")
    assert {file.parts[-2:] for file in quick} <= found


def test_a_record_is_written_out_and_nothing_else_is_touched() -> None:
    source = "def rule(a: int) -> int:\n    return a + 1\n"
    assert rewritten(source, "zaslonka.nothing") == source
    renamed = rewritten("import msgspec\nfrom zaslonka.store import schema\n", "zaslonka.nothing")
    assert renamed.startswith(f"from {DOUBLE} import edge as msgspec\n")
    assert "from zaslonka.store import schema" in renamed, "what has no double is the house's own"


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("sum(x / 2 for x in row)", "sum([x / 2 for x in row])"),
        ("sum(row)", "sum(row)"),
        ("move in step.moves(view)", "move in iter(step.moves(view))"),
        ("move not in step.moves(view)", "move not in iter(step.moves(view))"),
        ("move in set(row)", "move in set(row)"),
        ("cast(tuple[int, int, int], row)", "cast(tuple[int, ...], row)"),
        ("cast(tuple[int, str, int], row)", "cast(tuple[int, str, int], row)"),
        ("isinstance(x, A | B | C)", "isinstance(x, (A, B, C))"),
        ("(*row, x, y)", "tuple(row) + (x, y)"),
        ("(*row[:2], x, *row[3:])", "tuple(row[:2]) + (x,) + tuple(row[3:])"),
        ("(*row,)", "(*row,)"),
        ("structs.replace(clue, struck=x)", "clue._but_struck(x)"),
        ("structs.replace(clue, unheard=x)", "structs.replace(clue, unheard=x)"),
        ("structs.replace(clue, struck=x, word=y)", "structs.replace(clue, struck=x, word=y)"),
    ],
)
def test_what_mypyc_would_take_for_something_else_is_said_otherwise(
    said: str, understood: str
) -> None:
    assert rewritten(f"found = {said}\n", "zaslonka.nothing") == f"found = {understood}\n"


MOVES = "zaslonka.kernel.history"
"""A module that has records: `Played`, whose fields are ply, seat and move, is one."""


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("ROWS = [1]", "ROWS: _Final = [1]"),
        ("ROWS: list[int] = [1]", "ROWS: _Final[list[int]] = [1]"),
        ("ROW = (0.5, 1.0)", "ROW: _Final[tuple[float, ...]] = (0.5, 1.0)"),
        ("A1, B1 = (1, 2)", "A1: _Final = 1\nB1: _Final = 2"),
        ("A1 = 1\nA1 = 2", "A1 = 1\nA1 = 2"),
        ("TV = TypeVar('TV')", "TV = TypeVar('TV')"),
        ("map(Played, row)", "iter([Played(one) for one in row])"),
        ("map(str, row)", "map(str, row)"),
        (
            "KINDS = (Played, Undone)\nisinstance(x, KINDS)",
            "KINDS: _Final = (Played, Undone)\nisinstance(x, (Played, Undone))",
        ),
        (
            "class A:\n    __slots__ = ('b',)\n    c: int",
            "class A:\n    c: int",
        ),
        ("bits.bit_count()", "_ones(bits)"),
        (
            "def f(many):\n    row: list[int] = g()\n    return sum(row) + sum(many)",
            "def f(many):\n    row: list[int] = g()\n    return _total(row) + sum(many)",
        ),
        ("list(map(Played, row))", "[Played(one) for one in row]"),
        ("row += map(Played, row)", "row += [Played(one) for one in row]"),
        (
            "match entry:\n    case Played(ply, _, move):\n        found(ply)\n"
            "    case Undone(to=to):\n        found(to)\n    case _:\n        pass",
            "if isinstance(entry, Played):\n    ply = entry.ply\n    move = entry.move\n"
            "    found(ply)\nelif isinstance(entry, Undone):\n    to = entry.to\n    found(to)\n"
            "else:\n    pass",
        ),
        (
            "match entry:\n    case Played(1):\n        pass",
            "match entry:\n    case Played(1):\n        pass",
        ),
    ],
)
def test_what_is_quicker_for_mypyc_is_said_so(said: str, understood: str) -> None:
    written = rewritten(f"{said}\n", MOVES)
    lines = [line for line in written.splitlines() if not line.startswith("from ")]
    assert "\n".join(lines).strip() == understood


def test_numbers_of_two_rows_are_added_in_c(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ModuleType("zaslonka.rows")
    vars(rows)["add"] = operator.add
    monkeypatch.setitem(sys.modules, rows.__name__, rows)
    said = "tuple(map(add, row, more)) + tuple(map(str, row))\n"
    understood = "tuple([one + other for one, other in zip(row, more)]) + tuple(map(str, row))\n"
    assert rewritten(said, rows.__name__) == understood
    assert rewritten(said, "zaslonka.nothing") == said, "who knows which add is meant"


@given(st.integers(-(1 << 70), 1 << 70))
def test_bits_are_counted_as_python_counts_them(double: ModuleType, bits: int) -> None:
    assert part("bits").ones(bits) == bits.bit_count()


@given(st.binary(min_size=1, max_size=64), st.integers(0, 300), ASKED)
def test_chance_draws_as_in_the_house(
    double: ModuleType, seed: bytes, ply: int, asked: list[int]
) -> None:
    demand_same_draws(part("kernel.chance").Chance, seed, ply, asked)


@given(st.sets(st.integers(0, 7)), ASKED)
def test_chance_draws_again_where_the_house_would(
    double: ModuleType, places: set[int], asked: list[int]
) -> None:
    demand_same_redraws(part("kernel.chance").Chance, places, asked)


def test_another_record_differs_in_one_field(double: ModuleType) -> None:
    """As `msgspec.structs.replace` makes one; a view, some of whose fields are narrowed, too."""
    clue = part("games.tajniacy.state").Clue(team="red", word="A", number=1, warned=())
    other = clue._but_struck("TAJ-50")
    assert (other.struck, other.word, clue.struck) == ("TAJ-50", "A", None)
    assert other._but_struck(None) == clue


@given(st.lists(st.integers(-(1 << 70), 1 << 70)))
def test_numbers_are_summed_up_as_python_does(double: ModuleType, row: list[int]) -> None:
    assert part("bits").total(row) == sum(row)
