"""Several processes over one database: who has which tables, and that nobody else writes them."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.support.example import EXAMPLE
from tests.support.postgresql import Databases
from zaslonka.store import nodes, session
from zaslonka.store.database import Fenced, Unusable
from zaslonka.store.nodes import SLOTS, Node, Picture, placed, slot_of, surplus
from zaslonka.store.store import Store, Unstored
from zaslonka.table import lobby
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import OPEN


def new(table_id: str) -> LiveTable:
    return lobby.make(
        table_id,
        EXAMPLE,
        (OPEN, OPEN),
        host="ala",
        nonce="0" * 32,
        seed=bytes(32),
        sealed=False,
        options={},
    )


def ignore(_jobs: int, _seconds: float) -> None:
    """What a store counts for the metrics."""


class House:
    """Stores of several processes, and what each was told by its fence."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.stores: list[Store] = []
        self.fenced: list[Fenced] = []
        self.watching = session.session_at(address)

    def node(self) -> Store:
        store = Store(self.address, ignore, shared=True)
        store.fenced = self.fenced.append
        store.join(f"127.0.0.1:{8500 + len(self.stores)}")
        self.stores.append(store)
        return store

    def picture(self) -> Picture:
        return nodes.look(self.watching)

    def id_at(self, store: Store) -> str:
        """The id of a table that is at home in this process."""
        homes = self.picture().homes
        return next(name for at in range(10_000) if homes[slot_of(name := f"T{at}")] == store.node)


@pytest.fixture
def house(databases: Databases) -> Iterator[House]:
    made = House(databases.new())
    yield made
    for store in made.stores:
        store.close()
    made.watching.close()


def give_half(house: House, giver: Store, taker: Store) -> None:
    wanted = surplus(house.picture())
    assert wanted == (giver.node, taker.node, SLOTS // 2)
    given = [slot for slot, node in house.picture().homes.items() if node == giver.node][
        : SLOTS // 2
    ]
    asyncio.run(giver.carry_out(*((nodes.GIVE, (taker.node, slot, giver.node)) for slot in given)))


# Who has what


def test_every_slot_has_a_home_and_all_have_about_as_many() -> None:
    first = placed({}, [7])
    assert Counter(first.values()) == {7: SLOTS}
    assert placed(first, [7, 8]) == {}, "what is at home somewhere stays there"
    after_death = placed(first, [8, 9, 10])
    assert max(Counter(after_death.values()).values()) <= SLOTS // 3 + 1
    assert placed({}, []) == {}


def test_who_has_too_many_gives_what_the_other_lacks() -> None:
    there = {1: Node(1, "", 0), 2: Node(2, "", 0)}
    assert surplus(Picture(there, dict.fromkeys(range(SLOTS), 1))) == (1, 2, SLOTS // 2)
    three = there | {3: Node(3, "", 0)}
    assert surplus(Picture(three, dict.fromkeys(range(SLOTS), 1))) == (1, 2, SLOTS // 3)
    even = {slot: 1 + slot % 2 for slot in range(SLOTS)}
    assert surplus(Picture(there, even)) is None
    assert Picture(there, even).lead() == 1
    assert Picture({}, {}).lead() is None


def test_the_first_has_all_and_a_dead_ones_tables_go_to_the_others(house: House) -> None:
    first, second = house.node(), house.node()
    assert {*house.picture().homes.values()} == {first.node}
    assert nodes.put_out(house.watching, first.node or 0)
    assert not nodes.put_out(house.watching, first.node or 0), "it was done before"
    assert {*house.picture().homes.values()} == {second.node}
    assert [*house.picture().nodes] == [second.node]


def test_what_was_handed_to_one_that_died_is_at_home_again(house: House) -> None:
    first, second = house.node(), house.node()
    nodes.put_out(house.watching, second.node or 0)
    asyncio.run(first.carry_out((nodes.GIVE, (second.node, 3, first.node))))
    assert house.picture().homes[3] == second.node
    nodes.mend(house.watching)
    assert house.picture().homes[3] == first.node


def test_a_number_is_never_given_twice(house: House) -> None:
    first = house.node()
    nodes.put_out(house.watching, first.node or 0)
    assert (house.node().node or 0) > (first.node or 0)


def test_a_house_of_one_process_lets_no_nodes_in_and_they_let_none_in(databases: Databases) -> None:
    address = databases.new()
    with closing(Store(address, ignore)), pytest.raises(Unusable, match="another server"):
        Store(address, ignore, shared=True)
    with (
        closing(Store(address, ignore, shared=True)),
        pytest.raises(Unusable, match="another server"),
    ):
        Store(address, ignore)


def test_a_data_directory_has_one_process(tmp_path: Path) -> None:
    with (
        closing(Store(tmp_path / "data", ignore, shared=True)) as store,
        pytest.raises(Unusable, match="PostgreSQL"),
    ):
        store.join("127.0.0.1:8500")


# The fence


def test_who_was_put_out_writes_nothing_any_more(house: House) -> None:
    first, second = house.node(), house.node()
    table = new(house.id_at(first))
    asyncio.run(first.save((None, table), now=1))
    nodes.put_out(house.watching, first.node or 0)
    with pytest.raises(Unstored, match="took this one for dead"):
        asyncio.run(first.save((table, table.but(pace="calm")), now=2))
    assert len(house.fenced) == 1
    asyncio.run(second.save((table, table.but(pace="quick")), now=3))
    kept = asyncio.run(second.read(table.id))
    assert kept is not None
    assert kept.pace == "quick"


def test_a_table_is_written_at_its_home_alone(house: House) -> None:
    first, second = house.node(), house.node()
    give_half(house, first, second)
    table = new(house.id_at(first))
    asyncio.run(second.save((None, table), now=1))  # whoever makes one may; nobody has it yet
    with pytest.raises(Unstored, match="at home in another"):
        asyncio.run(second.save((table, table.but(pace="calm")), now=2))
    with pytest.raises(Unstored, match="at home in another"):
        asyncio.run(second.delete(table.id))
    asyncio.run(first.save((table, table.but(pace="calm")), now=2))


def test_one_write_at_fault_does_not_take_the_others_with_it(house: House) -> None:
    first, second = house.node(), house.node()
    give_half(house, first, second)
    own, other = new(house.id_at(second)), new(house.id_at(first))

    async def both() -> list[object]:
        for table in (own, other):
            await second.save((None, table), now=1)
        saved = (second.save((one, one.but(pace="calm")), now=2) for one in (own, other))
        return await asyncio.gather(*saved, return_exceptions=True)

    outcomes = asyncio.run(both())
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Unstored)


def test_one_that_stands_still_in_the_middle_of_a_write_holds_up_nobody(house: House) -> None:
    first, _ = house.node(), house.node()
    stalled = first._database.writing.session  # type: ignore[attr-defined]
    stalled.execute("BEGIN")
    stalled.execute(nodes.FENCE, ([], first.node, first.node))
    began = time.monotonic()
    assert nodes.put_out(house.watching, first.node or 0)
    assert time.monotonic() - began < 1.5
    with pytest.raises(psycopg.Error):
        stalled.execute("COMMIT")


def test_a_session_that_was_lost_is_opened_again_only_by_who_is_still_a_node(house: House) -> None:
    first, second = house.node(), house.node()
    for store in (first, second):
        store._database.writing.session.close()  # type: ignore[attr-defined]
    asyncio.run(first.ping())
    nodes.put_out(house.watching, second.node or 0)
    with pytest.raises(Unstored, match="took this one for dead"):
        asyncio.run(second.ping())


# What all go by


def test_all_go_by_the_same_time_of_the_house(databases: Databases) -> None:
    address = databases.new()
    with closing(Store(address, ignore)) as alone:
        asyncio.run(alone.beat(1_000_000))
    with closing(Store(address, ignore, 5_000_000, shared=True)) as first:
        first.join("127.0.0.1:8500")
        with closing(Store(address, ignore, 5_900_000, shared=True)) as second:
            second.join("127.0.0.1:8501")
            assert first._lost == second._lost == 4_000_000


def test_finished_games_have_numbers_that_never_meet(house: House) -> None:
    first, second = house.node(), house.node()
    times = [number // 7 for number in range(500)]  # several end in the same millisecond
    times[250] -= 20  # the clock on the wall may be set back
    numbers = [store.next_number(now) for now in times for store in (first, second)]
    assert len({*numbers}) == len(numbers)
    assert all(later > earlier for earlier, later in zip(numbers[::2], numbers[2::2], strict=False))


@pytest.mark.rule("PRV-09")
def test_who_is_being_forgotten_is_learnt_again_by_nobody(house: House) -> None:
    """Their row goes last, and whoever has the token may come by any process meanwhile."""
    first, second = house.node(), house.node()
    asyncio.run(first.save_person("ala", "Ala", 1))

    async def come_and_be_forgotten() -> None:
        coming = asyncio.create_task(second.learn(["ala"]))  # their row is still there
        await asyncio.sleep(0)
        second.disown("ala")
        await coming

    asyncio.run(come_and_be_forgotten())
    assert second.names == {}
    asyncio.run(second.learn(["ala"]))
    assert second.names == {}
    second.own("ala", "Ala")  # it could not be done: they are who they were
    assert second.names == {"ala": "Ala"}


def test_a_name_taken_elsewhere_is_learnt_when_it_is_needed(house: House) -> None:
    first, second = house.node(), house.node()
    asyncio.run(first.save_person("ala", "Ala", 1))
    assert "ala" not in second.names
    asyncio.run(second.learn(["ala", "nobody"]))
    assert second.names == {"ala": "Ala"}
