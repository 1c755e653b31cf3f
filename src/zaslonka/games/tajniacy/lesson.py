"""Tajniacy: the first game, as an operative between a lion and an assassin, then as a spymaster.

The words lie alike in both languages, and the clues are words of both.  Each part is played to
its end, and whoever follows it wins: the rivals touch the assassin.
"""

from typing import Any

from zaslonka.kernel.lesson import Idea, Lesson, Theirs, Yours
from zaslonka.kernel.levels import Language
from .moves import GiveClue, Stop, Touch

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
_ANCHOR, _BRIDGE, _PYRAMID = 8, 14, 11
_HARP, _FLUTE, _GUITAR, _KEY = 14, 16, 19, 10
_INSTRUMENT = GiveClue("INSTRUMENT", 3, judged=True)
"""As a table notes it: in capitals, and with nothing found against it."""

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
            Idea("clue", look="now", clause="TAJ-21"),
            Yours("touch", Touch(_LION), look=f"place:{_LION}", clause="TAJ-30"),
            Yours("go_on", Touch(_GIRAFFE), look="words", clause="TAJ-32"),
            Idea("assassin", look="words", clause="TAJ-35"),
            Yours("stop", Stop(), look="instead", clause="TAJ-37"),
            Theirs(1, GiveClue("MARS", 2)),
            Theirs(3, Touch(_ROCKET)),
            Theirs(3, Touch(_MOON)),
            Idea("bystander", look=f"place:{_MOON}", clause="TAJ-33"),
            Idea("clues", look="clues", clause="TAJ-39"),
            Theirs(2, GiveClue("PORT", 2)),
            Yours("port", Touch(_ANCHOR), look=f"place:{_ANCHOR}", clause="TAJ-21"),
            Yours("bridge", Touch(_BRIDGE), look=f"place:{_BRIDGE}", clause="TAJ-32"),
            Yours("enough", Stop(), look="instead", clause="TAJ-36"),
            # The spymaster thought of a map, the operative of a triangle.
            Theirs(1, GiveClue("DELTA", 1)),
            Theirs(3, Touch(_PYRAMID)),
            Idea("end", look="stand", clause="TAJ-41"),
        ),
    ),
    # The harp, the flute and the guitar are red, the clock blue, the key the assassin.
    Lesson(
        seed=b"first game 49",
        seats=4,
        words=_PER_LANGUAGE,
        steps=(
            Idea("key", look="words", clause="TAJ-13"),
            Idea("link", look="words", clause="TAJ-50"),
            Yours("give", _INSTRUMENT, look="clue-word", clause="TAJ-21"),
            Idea("silence", look="stand", clause="TAJ-22"),
            Theirs(2, Touch(_HARP)),
            Theirs(2, Touch(_FLUTE)),
            Theirs(2, Touch(_GUITAR)),
            Theirs(2, Stop()),
            Idea("trust", look="clues", clause="TAJ-39"),
            # The spymaster thought of an alarm clock, the operative of a car.
            Theirs(1, GiveClue("ALARM", 1)),
            Theirs(3, Touch(_KEY)),
            Idea("won", look="stand", clause="TAJ-41"),
        ),
    ),
)
