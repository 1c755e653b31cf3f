"""The first game of Tajniacy: an operative between a lion and an assassin, then a spymaster.

The words lie alike in both languages, and the clues are words of both.
"""

from typing import Any

from zaslonka.games.tajniacy.moves import GiveClue, LetStand, Stop, Touch
from zaslonka.lessons import Idea, Language, Lesson, Theirs, Yours

_WORDS: dict[Language, str] = {
    "pl": "REKIN KOTWICA DELFIN LEW ŻYRAFA MOST KORONA TRON GITARA FLET HARFA ROBOT PIŁA MŁOTEK "
    "CYTRYNA ZEGAR PIRAMIDA WULKAN KSIĘŻYC GWIAZDA RAKIETA WAMPIR MAPA KLUCZ ŚWIECA",
    "en": "SHARK ANCHOR DOLPHIN LION GIRAFFE BRIDGE CROWN THRONE GUITAR FLUTE HARP ROBOT SAW "
    "HAMMER LEMON CLOCK PYRAMID VOLCANO MOON STAR ROCKET VAMPIRE MAP KEY CANDLE",
}
_PER_LANGUAGE: dict[Language, dict[str, Any]] = {
    language: {"language": language, "words": words.split()} for language, words in _WORDS.items()
}
_LION, _GIRAFFE, _ROCKET, _MOON = 9, 7, 4, 3

LESSON = (
    # Red begins; the lion and the giraffe are red, the rocket blue, the pyramid the assassin.
    Lesson(
        seed=b"first game 961",
        seats=4,
        options={"spymasters": [2, 1]},
        words=_PER_LANGUAGE,
        steps=(
            Idea("goal", look="words", clause="TAJ-40"),
            Idea("teams", look="stand", clause="TAJ-91"),
            Theirs(2, GiveClue("SAFARI", 2)),
            Theirs(1, LetStand()),
            Idea("clue", look="now", clause="TAJ-21"),
            Yours("touch", Touch(_LION), look=f"place:{_LION}", clause="TAJ-30"),
            Yours("go_on", Touch(_GIRAFFE), look="words", clause="TAJ-32"),
            Idea("assassin", look="words", clause="TAJ-35"),
            Yours("stop", Stop(), look="instead", clause="TAJ-37"),
            Theirs(1, GiveClue("MARS", 2)),
            Theirs(2, LetStand()),
            Theirs(3, Touch(_ROCKET)),
            Theirs(3, Touch(_MOON)),
            Idea("bystander", look=f"place:{_MOON}", clause="TAJ-33"),
            Idea("clues", look="clues", clause="TAJ-39"),
            Idea("end", look="stand", clause="TAJ-40"),
        ),
    ),
    # The harp, the flute and the guitar are red, the key the assassin.
    Lesson(
        seed=b"first game 49",
        seats=4,
        words=_PER_LANGUAGE,
        steps=(
            Idea("key", look="words", clause="TAJ-13"),
            Idea("link", look="words", clause="TAJ-50"),
            Yours("give", GiveClue, look="clue-word", clause="TAJ-21"),
            Idea("silence", look="stand", clause="TAJ-22"),
        ),
    ),
)
