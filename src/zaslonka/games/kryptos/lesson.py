"""Kryptos: the first game, a sure card, what colours tell, and a bribe worth its point."""

from zaslonka.kernel.lesson import Idea, Lesson, Theirs, Yours
from .moves import Guess, Stop, TurnUp

# Halina has 4 5 7 8 16 22 23 24 25 29, Kazik 1 2 6 9 10 11 13 14 15 31, none of them yellow.
LESSON = (
    Lesson(
        seed=b"first game 151",
        seats=3,
        options={"lapowka": True},
        help="facts",
        steps=(
            Idea("goal", look="rows", clause="KRY-20"),
            Idea("mine", look="my-cards", clause="KRY-13"),
            Theirs(2, TurnUp(2)),
            Theirs(1, TurnUp(5)),
            Yours("open", TurnUp, look="my-cards", clause="KRY-16"),
            Theirs(2, TurnUp(4)),
            Theirs(1, TurnUp(7)),
            Yours("open_again", TurnUp, look="my-cards", clause="KRY-16"),
            Yours("between", Guess(1, 6, 23), look="row-1", clause="KRY-21"),
            Idea("points", look="row-1", clause="KRY-22"),
            Theirs(1, Guess(2, 9, 31)),
            Theirs(2, Guess(1, 0, 5)),
            Theirs(2, Stop()),
            Idea("others", look="rows", clause="KRY-23"),
            Idea("notes", look="note-sheet", clause="KRY-90"),
            Idea("colours", look="row-2", clause="KRY-14"),
            Yours("risk", Guess(2, 3, 7), look="row-2", clause="KRY-24"),
            Yours("bribe", Guess(2, 3, 9), look="row-2", clause="KRY-61"),
            Idea("end", look="my-cards", clause="KRY-40"),
        ),
    ),
)
