"""What grows is gone on from, and never from something else."""

from zaslonka.kernel.growing import RECENT, Growing, Remembered


def counting() -> tuple[Growing[str, tuple[str, ...]], list[str]]:
    """What collects a row's items, and those it has looked at."""
    met: list[str] = []

    def add(found: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
        met.extend(new)
        return found + new

    return Growing(tuple, add), met


def test_only_what_is_new_is_looked_at() -> None:
    grown, met = counting()
    row = ("a", "b")
    assert grown.of(row) == row
    assert grown.of((*row, "c")) == ("a", "b", "c")
    assert met == ["a", "b", "c"]


def test_the_same_row_is_not_looked_at_again() -> None:
    grown, met = counting()
    row = ("a", "b")
    assert grown.of(row) is grown.of(row)
    assert met == ["a", "b"]


def test_a_row_that_is_made_longer_is_gone_on_from_at_once() -> None:
    grown, met = counting()
    row = ("a", "b")
    assert grown.longer(row, "c") == ("a", "b", "c")
    assert met == [], "of a row that nobody has asked about nothing is worked out"
    grown.of(row)
    one, other = grown.longer(row, "d"), grown.longer(row, "e")
    assert (grown.of(one), grown.of(other)) == (("a", "b", "d"), ("a", "b", "e"))
    assert grown.of(grown.longer(other, "f")) == ("a", "b", "e", "f")
    assert met == ["a", "b", "d", "e", "f"]


def test_another_row_with_the_same_end_is_another() -> None:
    grown, _ = counting()
    last = "z"
    for row in (("a", last), ("b", last), ("b", last, "c"), (), ("a",), (last,)):
        assert grown.of(row) == row


def test_many_rows_at_once_are_told_apart() -> None:
    grown, _ = counting()
    for length in range(1, 4):
        for one in range(3 * RECENT):
            row = tuple(f"{one}.{place}" for place in range(length))
            assert grown.of(row) == row


def test_a_value_is_looked_at_once_and_known_by_its_identity() -> None:
    met: list[tuple[int, ...]] = []

    def find(value: tuple[int, ...]) -> int:
        met.append(value)
        return sum(value)

    sums, first, equal = Remembered(find), (1, 2), tuple(range(1, 3))
    assert [sums.of(first), sums.of(first), sums.of(equal)] == [3, 3, 3]
    assert len(met) == 2


def test_what_is_remembered_is_never_of_another_value() -> None:
    """Values that are not kept anywhere else, and more of them than are remembered."""
    sums: Remembered[tuple[int, ...], int] = Remembered(sum, most=5)
    for number in range(100):
        assert sums.of((number, 1)) == number + 1
