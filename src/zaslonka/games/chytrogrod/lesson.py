"""Chytrogród: the first game, one round as the favourite, with a deal, a bluff and a tie."""

from zaslonka.kernel.lesson import Idea, Lesson, Theirs, Yours
from .content import BLACK, BLUE, GREEN, RED, YELLOW
from .moves import ChooseDistrict, Pay, Pick, PlayCard

# The learner is of the yellow guild and the favourite; the deal in the port is a chest and a tome
# for 9 points, and the first decree brings influence worth 10.
LESSON = (
    Lesson(
        seed=b"first game 509",
        seats=3,
        steps=(
            Idea("goal", look="ring", clause="CHY-60"),
            Yours("first", ChooseDistrict(BLUE), look="district-0", clause="CHY-15"),
            Theirs(2, ChooseDistrict(BLACK)),
            Theirs(1, ChooseDistrict(YELLOW)),
            Yours("henchman", ChooseDistrict(GREEN), look="district-3", clause="CHY-20"),
            Yours("decree", ChooseDistrict(RED), look="district-1", clause="CHY-21"),
            Yours("deal", PlayCard(BLUE, "small_deal"), look="card:small_deal", clause="CHY-45"),
            Theirs(1, PlayCard(RED, "buyout_3")),
            Theirs(2, PlayCard(BLUE, "buyout_4")),
            Idea("hidden", look="pane-talk", clause="CHY-53"),
            Yours("buyout", PlayCard(RED, "buyout_3"), look="card:buyout_3", clause="CHY-46"),
            Theirs(1, PlayCard(GREEN, "buyout_4")),
            Theirs(2, PlayCard(BLACK, "buyout_2")),
            Yours("takeover", PlayCard(BLACK, "takeover"), look="card:takeover", clause="CHY-43"),
            Theirs(1, PlayCard(GREEN, "takeover")),
            Theirs(2, PlayCard(YELLOW, "buyout_3")),
            Yours("bluff", PlayCard(YELLOW, "big_deal"), look="card:big_deal", clause="CHY-32"),
            Theirs(1, PlayCard(YELLOW, "buyout_2")),
            Theirs(2, PlayCard(GREEN, "big_deal")),
            Yours("pay", Pay(), look="prompt", clause="CHY-70"),
            Yours("tie", Pick(0), look="prompt", clause="CHY-50"),
            Idea("end", look="my-board", clause="CHY-62"),
        ),
    ),
)
