"""Tajniacy: for people with the boxed game, a key for the spymasters and a clock for all."""

from collections.abc import Iterator

from zaslonka.kernel import Choice, Seat
from .content import Team, rivals
from .events import Passed, Phase
from .moves import Finish, Next
from .state import Board, Now, View, win


class Boxed(Choice[Now, View, Next | Finish], frozen=True, tag="boxed"):
    """People play on a real table: here are the key and the clock.  TAJ-81."""

    takes = (Next, Finish)

    team: Team
    phase: Phase = "clue"

    def seconds(self, table: Board) -> int | None:
        options = table.options
        return options.clue_seconds if self.phase == "clue" else options.guess_seconds

    def check(self, view: View, move: Next | Finish) -> None:
        """Either spymaster may say how the game on the real table goes."""

    def moves(self, view: View) -> Iterator[Next | Finish]:
        yield from (Next(), Finish("red"), Finish("blue"))

    def take(self, now: Now, seat: Seat, move: Next | Finish) -> None:
        if isinstance(move, Finish):
            win(now, move.winner)
        else:
            self._pass_on(now)

    def time_up(self, now: Now) -> None:
        self._pass_on(now)

    def _pass_on(self, now: Now) -> None:
        if self.phase == "clue":
            after = Boxed(self.seats, self.team, "guesses")
        else:
            after = Boxed(self.seats, rivals(self.team))
        now.tell(Passed(after.team, after.phase))
        now.then(after)
