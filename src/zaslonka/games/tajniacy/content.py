"""Tajniacy: the teams, the options of a table, and the cards with codenames."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct, structs

from zaslonka.games.tajniacy.spelling import LONGEST, is_spelled, normalised
from zaslonka.kernel import Chance, Illegal, Seat

Team: TypeAlias = Literal["red", "blue"]
Kind: TypeAlias = Literal["red", "blue", "bystander", "assassin"]
"""Who stands behind a codename."""
Ground: TypeAlias = Literal["TAJ-52", "TAJ-53", "TAJ-54", "TAJ-55", "TAJ-56", "TAJ-57"]
"""The clauses that a clue may be objected to by (TAJ-73)."""
Language: TypeAlias = Literal["pl", "en"]

TEAMS: tuple[Team, Team] = ("red", "blue")
GROUNDS: tuple[Ground, ...] = ("TAJ-52", "TAJ-53", "TAJ-54", "TAJ-55", "TAJ-56", "TAJ-57")

LAID = 25
"""How many words lie on the table."""
LEAST_IN_TEAM = 2
NUMBERS = (*range(10), None)
"""What a clue's number can be; None is unlimited (TAJ-21)."""
OBJECTIONS = 2
"""Objections without a warning of the program that a team has in a game (TAJ-73)."""
TO_OBJECT = 10
"""Seconds in which the first guess waits for the rival spymaster (TAJ-70)."""
MISSED = 3
"""Clues missed in succession that lose the game (TAJ-82)."""
MOST_WORDS = 1000
SECONDS = range(10, 3601)


def rivals(team: Team) -> Team:
    return "blue" if team == "red" else "red"


class PerTeam(Struct, frozen=True):
    """A number for each team."""

    red: int
    blue: int

    def of(self, team: Team) -> int:
        return self.red if team == "red" else self.blue

    def but(self, team: Team, number: int) -> "PerTeam":
        return structs.replace(self, **{team: number})


class Options(Struct, frozen=True, tag="options"):
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


def teams_of(options: Options, seats: int) -> tuple[Team, ...]:
    """Each seat's team."""
    return options.teams or tuple(TEAMS[seat % 2] for seat in range(seats))


def spymasters_of(options: Options, seats: int) -> PerTeam:
    """The seats of the two spymasters."""
    teams = teams_of(options, seats)
    chosen = {teams[seat]: seat for seat in options.spymasters}
    return PerTeam(*(chosen.get(team, teams.index(team)) for team in TEAMS))


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
        if seconds is not None and seconds not in SECONDS:
            raise Illegal("TAJ-80", "seconds", least=SECONDS[0], most=SECONDS[-1])


# Words


def check_words(words: Sequence[str]) -> None:
    """Refuse a list of the players' own that cannot be played with, and say why.  TAJ-83."""
    if len(words) > MOST_WORDS:
        raise Illegal("TAJ-83", "too_many_words", words=len(words), most=MOST_WORDS)
    met = set[str]()
    for word in map(normalised, words):
        if not is_spelled(word):
            raise Illegal("TAJ-83", "word_not_spelled", word=word[:LONGEST])
        if len(word) > LONGEST:
            raise Illegal("TAJ-83", "word_too_long", word=word[:LONGEST], most=LONGEST)
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
    return tuple(chance.pick(card) for card in drawn)


def other_sides(words: Sequence[str], language: Language) -> tuple[str, ...]:
    """What stands on the backs of the printed cards with these words.  TAJ-15."""
    backs = {side: other for pair in cards(language) for side, other in (pair, pair[::-1])}
    return tuple(backs[word] for word in words)
