"""The bodies about what people's games came to, as `docs/protocol.md` tells them."""

from msgspec import Struct

from zaslonka.table.results import Met


class Showing(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody lets others see of their results: TAB-94."""

    ranked: bool  # whether they stand in tables of people
    shown: bool  # whether who has the link sees their page


class Shown(Struct, frozen=True):
    """The same as it is kept, and the link if there is one."""

    ranked: bool
    shown: bool
    link: str | None  # a new one each time that the page is shown again


class Count(Struct, frozen=True):
    """Finished games of one kind; what is missing in the sum was lost."""

    games: int
    won: int
    drawn: int
    assisted: int  # won by one's side, when a bot had played for one: neither won nor lost


class Against(Struct, frozen=True):
    """Games with other people at the table, or else with robots, the best of this level."""

    met: Met
    count: Count


class Rated(Struct, frozen=True):
    """Points of Elo, the robot średni having 1500; with 95 % it is so many more or fewer."""

    points: int
    give: int


class RatedNow(Struct, frozen=True):
    """Where somebody stands in a game, of all time or of a season: TAB-92."""

    rated: Rated
    games: int  # that were rated
    won: int


class Season(Struct, frozen=True):
    """A quarter of a year, as 2026-4."""

    season: str
    now: RatedNow


class Accuracy(Struct, frozen=True):
    """What moves were worth, of what the best open to their maker were: TAB-93."""

    percent: int
    games: int  # that were measured


class GameResults(Struct, frozen=True, kw_only=True):
    """One game's part of somebody's page."""

    game: str
    count: Count
    against: tuple[Against, ...]
    now: RatedNow | None  # once a game was rated
    past: tuple[Rated, ...]  # after each of the last rated games, the oldest first
    seasons: tuple[Season, ...]  # the latest first
    accuracy: Accuracy | None


class Opponent(Struct, frozen=True):
    """Somebody one has played with."""

    name: str
    together: bool  # on the same side
    games: int
    won: int  # by whoever asks
    lost: int  # and by the other


class Streaks(Struct, frozen=True):
    """Wins in a row, now and at best (of the last thousand games); days of challenges in a row."""

    wins: int
    best: int
    days: int


class Results(Struct, frozen=True, kw_only=True):
    """What somebody's finished games came to: TAB-90."""

    name: str
    games: tuple[GameResults, ...]  # those they have played
    streaks: Streaks


class MyResults(Results, frozen=True, kw_only=True):
    """The same for oneself."""

    opponents: tuple[Opponent, ...]  # those met most often
    showing: Shown


class Row(Struct, frozen=True):
    """A person in a table of people."""

    place: int
    name: str
    page: str | None  # the public id, if they show their page
    now: RatedNow
    you: bool


class Leaderboard(Struct, frozen=True, kw_only=True):
    """A game's table of those who wish to stand in one, the best first: TAB-95."""

    game: str
    season: str  # empty: of all time
    seasons: tuple[str, ...]  # of which there are tables, the latest first
    rows: tuple[Row, ...]
    people: int  # in the whole table
