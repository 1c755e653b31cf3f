"""Kości kłamcy: the first game, in which one bid is true and the next one is not."""

from zaslonka.kernel.lesson import Idea, Lesson, Theirs, Yours
from .game import Bid, Doubt

# The learner has 1 3 5 5 5 and begins; the other one has 1 1 2 2 6.
LESSON = (
    Lesson(
        seed=b"first game 360",
        seats=2,
        steps=(
            Idea("cups", look="plain-hand", clause="LDC-10"),
            Yours("bid", Bid(3, 5), look="plain-moves", clause="LDC-21"),
            Theirs(1, Bid(4, 2)),
            Idea("higher", look="plain-table", clause="LDC-22"),
            Yours("doubt", Doubt(), look="plain-moves", clause="LDC-30"),
            Idea("end", look="plain-table", clause="LDC-32"),
        ),
    ),
)
