"""Ratings follow from finished games in their order, and from nothing else.  TAB-92."""

import random

import pytest

from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.kernel.levels import LEVELS, Level
from zaslonka.table import rating
from zaslonka.table.rating import NEW, Key, Rating, Standing, folded, rated, robot
from zaslonka.table.results import ALL_TIME, FinishedGame, Participant

pytestmark = pytest.mark.rule("TAB-92")

AT = 1_790_000_000_000


def a_game(
    *seats: Participant, won: tuple[int, ...] = (0,), number: int = 1, conceded: bool = False
) -> FinishedGame:
    return FinishedGame(
        table=f"T{number}",
        number=number,
        at=AT + number,
        game=EXAMPLE,
        seats=seats,
        won=won,
        conceded=conceded,
        rated=True,
    )


def person(name: str, side: int, *, resigned: bool = False, assisted: bool = False) -> Participant:
    left: Level | None = "sredni" if resigned else None
    return Participant(side=side, person=name, robot=left, resigned=resigned, assisted=assisted)


def bot(level: Level, side: int) -> Participant:
    return Participant(side=side, robot=level)


def new(_: str) -> Rating:
    return NEW


def known(**ratings: Rating) -> dict[str, Rating]:
    return ratings


def test_who_wins_rises_who_loses_falls_and_both_are_surer() -> None:
    after = rated(a_game(person("ola", 0), person("jan", 1)), new)
    assert after["ola"].mu > NEW.mu > after["jan"].mu
    assert max(after["ola"].sigma, after["jan"].sigma) < NEW.sigma
    drawn = rated(a_game(person("ola", 0), person("jan", 1), won=(0, 1)), new)
    assert drawn["ola"] == drawn["jan"]


def test_an_upset_counts_for_more() -> None:
    strong, weak = Rating(8_000_000, 2_000_000), Rating(-8_000_000, 2_000_000)
    game = a_game(person("ola", 0), person("jan", 1))
    upset = rated(game, known(ola=weak, jan=strong).__getitem__)["ola"].mu - weak.mu
    expected = rated(game, known(ola=strong, jan=weak).__getitem__)["ola"].mu - strong.mu
    assert upset > 3 * expected > 0


@pytest.mark.parametrize("game", games.names())
def test_robots_have_what_was_measured_and_are_worth_more_the_better_they_are(game: str) -> None:
    for seats in games.get(game).seats:
        table = FinishedGame(
            table="T",
            number=1,
            at=AT,
            game=game,
            seats=tuple(bot("latwy", seat) for seat in range(seats)),
            won=(),
            conceded=False,
            rated=True,
        )
        easy, middle, best = (robot(table, bot(level, 0)) for level in LEVELS)
        assert middle.mu == 0
        assert easy.mu < 0 < best.mu
        assert all(0 < one.sigma < NEW.sigma for one in (easy, middle, best))


def test_to_beat_a_better_robot_is_worth_more() -> None:
    gained = [rated(a_game(person("ola", 0), bot(level, 1)), new)["ola"].mu for level in LEVELS]
    assert gained == sorted(gained)
    assert len({*gained}) == 3


def test_one_more_in_a_team_does_not_make_it_better() -> None:
    three = a_game(person("a", 0), person("b", 0), person("c", 0), person("d", 1), person("e", 1))
    won = rated(three, new)
    lost = rated(
        a_game(
            person("a", 0), person("b", 0), person("c", 0), person("d", 1), person("e", 1), won=(1,)
        ),
        new,
    )
    assert won["a"].mu == -lost["a"].mu
    assert won["a"] == won["b"] == won["c"]


def test_robots_of_a_team_are_together_what_their_side_is() -> None:
    team = a_game(person("ola", 0), bot("mistrz", 1), bot("mistrz", 1))
    alone = a_game(person("ola", 0), person("jan", 2), bot("mistrz", 1))
    half, whole = robot(team, bot("mistrz", 1)), robot(alone, bot("mistrz", 1))
    assert abs(2 * half.mu - whole.mu) <= 2
    assert abs(2 * half.sigma**2 - whole.sigma**2) / whole.sigma**2 < 1e-6


@pytest.mark.rule("TAB-91")
def test_to_leave_is_never_better_than_to_stay_and_lose() -> None:
    stayed = rated(a_game(person("ola", 0), person("jan", 1), person("ewa", 2), won=(1,)), new)
    for won in ((0,), (1,)):
        game = a_game(person("ola", 0, resigned=True), person("jan", 1), person("ewa", 2), won=won)
        assert rated(game, new)["ola"].mu <= stayed["ola"].mu
    assisted = a_game(person("ola", 0, assisted=True), person("jan", 1))
    assert rated(assisted, new)["ola"] == NEW
    lost = a_game(person("ola", 0, assisted=True), person("jan", 1), won=(1,))
    assert rated(lost, new)["ola"].mu < 0


@pytest.mark.rule("TAB-91")
def test_who_goes_on_does_so_against_the_robot_in_the_place_of_who_left() -> None:
    """So what a person was worth who is forgotten afterwards matters to nobody's next game."""
    game = a_game(person("ola", 0, resigned=True), person("jan", 1), person("ewa", 2), won=(1,))
    strong = Rating(9_000_000, 1_000_000)
    for jan in (NEW, strong):
        after = rated(game, known(ola=strong, jan=jan, ewa=NEW).__getitem__)
        assert after["jan"] == rated(game, known(ola=NEW, jan=jan, ewa=NEW).__getitem__)["jan"]
    conceded = a_game(person("ola", 0, resigned=True), person("jan", 1), won=(1,), conceded=True)
    gain = rated(conceded, known(ola=strong, jan=NEW).__getitem__)["jan"].mu
    assert gain > rated(conceded, new)["jan"].mu


def test_all_at_once_or_one_by_one_it_is_the_same() -> None:
    dice = random.Random(5)
    people = [f"p{number}" for number in range(8)]
    played = []
    for number in range(60):
        first, second = dice.sample(people, 2)
        seats = (person(first, 0), person(second, 1), bot("sredni", 2))
        played.append(a_game(*seats, won=(dice.randrange(3),), number=number))
    whole: dict[Key, Standing] = {}
    assert [*folded(played, whole)] == played
    by_one: dict[Key, Standing] = {}
    for game in played:
        assert [*folded([game], by_one)] == [game]
    assert whole == by_one
    seasons = {season for _, season, _ in whole}
    assert seasons == {ALL_TIME, played[0].season}
    assert sum(one.games for key, one in whole.items() if key[1] == ALL_TIME) == 120


def test_a_rating_is_read_on_the_scale_of_the_arena() -> None:
    assert Rating(0, 0).shown() == (rating.MIDDLE, 0)
    # 400 points of Elo are odds of ten to one between two whose ratings are certain.
    mu = 400 / rating._ELO * rating.MILLION
    points, give = Rating(round(mu), NEW.sigma).shown()
    assert points == rating.MIDDLE + 400
    assert give == round(2 * rating._ELO * NEW.sigma / rating.MILLION)
