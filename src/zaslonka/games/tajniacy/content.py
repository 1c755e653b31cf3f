"""Tajniacy: the teams, the options of a table, and the cards with codenames."""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from zaslonka.kernel import Chance, Illegal, Seat
from .spelling import MOST_CHARS, is_spelled, normalised

Team: TypeAlias = Literal["red", "blue"]
Kind: TypeAlias = Literal["red", "blue", "bystander", "assassin"]
"""Who stands behind a codename."""
Ground: TypeAlias = Literal[
    "TAJ-50", "TAJ-52", "TAJ-53", "TAJ-54", "TAJ-55", "TAJ-56", "TAJ-57", "TAJ-60"
]
"""The clauses that a clue may be objected to by (TAJ-43, TAJ-73)."""
Language: TypeAlias = Literal["pl", "en"]

TEAMS: tuple[Team, Team] = ("red", "blue")
GROUNDS: tuple[Ground, ...] = get_args(Ground)

LAID = 25
"""How many words lie on the table."""
LEAST_IN_TEAM = 2
NUMBERS = (*range(10), None)
"""What a clue's number can be; None is unlimited (TAJ-21)."""
OBJECTIONS_PER_GAME = 2
"""What each team has without a warning of the program (TAJ-73)."""
OBJECTION_SECONDS = 10
"""How long the first guess waits for the rival spymaster (TAJ-70)."""
MISSED_CLUES_TO_LOSE = 3
"""In succession (TAJ-82)."""
MOST_OWN_WORDS = 1000
CLOCK_SECONDS = range(10, 3601)


def rivals(team: Team) -> Team:
    return "blue" if team == "red" else "red"


class PerTeam(Struct, frozen=True, gc=False):
    """A number for each team."""

    red: int
    blue: int

    def of(self, team: Team) -> int:
        return self.red if team == "red" else self.blue

    def but(self, team: Team, number: int) -> "PerTeam":
        return PerTeam(number, self.blue) if team == "red" else PerTeam(self.red, number)


class Options(Struct, frozen=True, kw_only=True, tag="options"):
    """The defaults are the basic game."""

    language: Language = "pl"
    teams: tuple[Team, ...] = ()  # by seat; by default they sit alternately
    spymasters: tuple[Seat, ...] = ()  # one of each team; by default its first seat
    words: tuple[str, ...] = ()  # the players' own, instead of the printed cards
    turned: tuple[str, ...] = ()  # the other sides of the cards of the game before
    abbreviations: bool = True
    proper_names: bool = False
    homonyms: bool = False
    clue_seconds: int | None = None
    guess_seconds: int | None = None
    companion: bool = False


@lru_cache
def teams_of(options: Options, seats: int) -> tuple[Team, ...]:
    """Each seat's team."""
    return options.teams or tuple(TEAMS[seat % 2] for seat in range(seats))


@lru_cache
def spymasters_of(options: Options, seats: int) -> PerTeam:
    """The seats of the two spymasters."""
    teams = teams_of(options, seats)
    chosen = {teams[seat]: seat for seat in options.spymasters}
    return PerTeam(*(chosen.get(team, teams.index(team)) for team in TEAMS))


@lru_cache
def check_teams(options: Options, seats: int) -> None:
    """TAJ-10, TAJ-11."""
    teams = teams_of(options, seats)
    if len(teams) != seats:
        raise Illegal("TAJ-10", "team_for_each_seat", teams=len(teams), places=seats)
    for team in TEAMS:
        if teams.count(team) < LEAST_IN_TEAM:
            raise Illegal("TAJ-10", "team_too_small", team=team, least=LEAST_IN_TEAM)
    if options.spymasters:
        known = [seat for seat in options.spymasters if 0 <= seat < seats]
        if sorted(teams[seat] for seat in known) != sorted(TEAMS) or len(options.spymasters) != 2:
            raise Illegal("TAJ-11", "one_spymaster_each")


def check_seconds(options: Options) -> None:
    """TAJ-80."""
    for seconds in (options.clue_seconds, options.guess_seconds):
        if seconds is not None and seconds not in CLOCK_SECONDS:
            raise Illegal("TAJ-80", "seconds", least=CLOCK_SECONDS[0], most=CLOCK_SECONDS[-1])


# Words


def check_words(words: Sequence[str]) -> None:
    """Refuse a list of the players' own that cannot be played with, and say why.  TAJ-83."""
    if len(words) > MOST_OWN_WORDS:
        raise Illegal("TAJ-83", "too_many_words", words=len(words), most=MOST_OWN_WORDS)
    met = set[str]()
    for word in map(normalised, words):
        if not is_spelled(word):
            raise Illegal("TAJ-83", "word_not_spelled", word=word[:MOST_CHARS])
        if len(word) > MOST_CHARS:
            raise Illegal("TAJ-83", "word_too_long", word=word[:MOST_CHARS], most=MOST_CHARS)
        if word in met:
            raise Illegal("TAJ-83", "word_twice", word=word)
        met.add(word)
    if len(met) < LAID:
        raise Illegal("TAJ-83", "too_few_words", words=len(met), least=LAID)


@cache
def cards(language: Language) -> tuple[tuple[str, str], ...]:
    """The printed cards: the words on their two sides."""
    lines = (Path(__file__).parent / "words" / f"{language}.txt").read_text("utf-8").splitlines()
    return tuple((front, back) for front, _, back in (line.partition(" / ") for line in lines))


def laid_out(options: Options, chance: Chance) -> tuple[str, ...]:
    """The words of a game: one side of each of 25 cards.  TAJ-12, TAJ-15, TAJ-83."""
    if own := options.turned or options.words:
        return chance.shuffled(map(normalised, own))[:LAID]
    drawn = chance.shuffled(cards(options.language))[:LAID]
    return tuple([chance.pick(card) for card in drawn])


def other_sides(words: Sequence[str], language: Language) -> tuple[str, ...]:
    """What stands on the backs of the printed cards with these words.  TAJ-15."""
    backs = {side: other for pair in cards(language) for side, other in (pair, pair[::-1])}
    return tuple(backs[word] for word in words)
