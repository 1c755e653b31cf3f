"""Kod Krakowa: the first game, two boards and their joint, barriers, and one whole turn."""

from zaslonka.kernel.lesson import Idea, Lesson, Theirs, Yours
from .moves import Collect, EndTurn, LiftBarrier, PickBoard, PlacePawn, PutBarrier, Walk

_HERE, _THERE = "stare_miasto", "kazimierz"
_EAST, _SOUTH, _NORTH = "kazimierz-grzegorzki", "kazimierz-podgorze", "stare_miasto-grzegorzki"

# Wawel, of art and history, lies in Stare Miasto; in Kazimierz the Old Synagogue, of history and
# spirit.  What is collected lay there from the deal, so that no chance of play is in the path.
LESSON = (
    Lesson(
        seed=b"first game 4",
        seats=2,
        steps=(
            Idea("goal", look="city", clause="KKR-50"),
            Yours("board", PickBoard("history"), look="pick-history", clause="KKR-10"),
            Theirs(1, PickBoard("science")),
            Theirs(1, PickBoard("work")),
            Yours("joint", PickBoard("art"), look="pick-art", clause="KKR-32"),
            Yours("pawn", PlacePawn(_HERE), look=f"district:{_HERE}", clause="KKR-14"),
            Yours("barrier", PutBarrier(_EAST), look=f"passage:{_EAST}", clause="KKR-15"),
            Yours("exit", PutBarrier(_SOUTH), look=f"passage:{_SOUTH}", clause="KKR-16"),
            Theirs(1, PlacePawn("podgorze")),
            Theirs(1, PutBarrier("stare_miasto-krowodrza")),
            Theirs(1, PutBarrier("debniki-zwierzyniec")),
            Yours("lift", LiftBarrier(_SOUTH), look=f"passage:{_SOUTH}", clause="KKR-20"),
            Yours("put", PutBarrier(_NORTH), look=f"passage:{_NORTH}", clause="KKR-20"),
            Yours("collect", Collect(_HERE, 0), look="do-collect", clause="KKR-21"),
            Yours("walk", Walk(_THERE), look=f"district:{_THERE}", clause="KKR-30"),
            Yours("again", Collect(_THERE, 0), look="do-collect", clause="KKR-21"),
            Yours("end_turn", EndTurn(), look="plate-0", clause="KKR-32"),
            Idea("end", look="supply", clause="KKR-31"),
        ),
    ),
)
