"""Złam ten Kod: the first game, two questions after which a single code is left."""

from zaslonka.kernel.lesson import Idea, Lesson, Theirs, Yours
from .moves import Ask, Guess

# The learner has 2b 4b 4w 7b 8w and begins; Halina has 5g 6b 6w 7w 8b.
LESSON = (
    Lesson(
        seed=b"first game 157",
        seats=2,
        help="full",
        steps=(
            Idea("goal", look="holders", clause="ZTK-50"),
            Idea("mine", look="my-code", clause="ZTK-11"),
            Yours("ask", Ask("where_5"), look="card-where_5", clause="ZTK-21"),
            Idea("answer", look="holders", clause="ZTK-22"),
            Theirs(1, Ask("odd")),
            Idea("their_question", look="my-code", clause="ZTK-23"),
            Idea("notes", look="note-sheet", clause="ZTK-92"),
            Yours("ask_again", Ask("where_8_9", 8), look="card-where_8_9", clause="ZTK-31"),
            Idea("deduce", look="my-code", clause="ZTK-01"),
            Theirs(1, Ask("sum_white")),
            Yours("guess", Guess(("5g", "6b", "6w", "7w", "8b")), look="guess", clause="ZTK-50"),
            Idea("last_chance", look="holders", clause="ZTK-53"),
            Theirs(1, Guess(("0b", "4b", "4w", "7b", "8w"))),
            Idea("end", clause="ZTK-60"),
        ),
    ),
)
