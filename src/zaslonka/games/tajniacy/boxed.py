"""Tajniacy: for people with the boxed game, a key for the spymasters and a clock for all."""

from collections.abc import Iterator

from zaslonka.games.tajniacy.board import Board, Now, Seen, win
from zaslonka.games.tajniacy.content import Team, rivals
from zaslonka.games.tajniacy.moves import Finish, Next, Passed, Phase
from zaslonka.kernel import Choice, Seat


class Boxed(Choice[Now, Seen, Next | Finish], frozen=True, tag="boxed"):
    """People play on a real table: here are the key and the clock.  TAJ-81."""

    takes = (Next, Finish)

    team: Team
    phase: Phase = "clue"

    def seconds(self, table: Board) -> int | None:
        options = table.options
        return options.clue_seconds if self.phase == "clue" else options.guess_seconds

    def check(self, view: Seen, move: Next | Finish) -> None:
        """Either spymaster may say how the game on the real table goes."""

    def moves(self, view: Seen) -> Iterator[Next | Finish]:
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
