/** Who on a shared device is asked next. */
import type { TableInfo } from "../../wire";

type Asking = Pick<TableInfo, "proposal" | "seats">;

/** Whether a person plays there for themselves. */
function plays({ seats }: Asking, at: number): boolean {
  const seat = seats[at];
  return seat?.type === "person" && !seat.resigned && !seat.played_by_bot;
}

/** Whether a seat is still to vote on what is proposed. */
function isToVote({ proposal }: Asking, at: number): boolean {
  if (!proposal || proposal.agreed.includes(at)) return false;
  return proposal.what !== "remove" || proposal.seat !== at;
}

/** Of these seats those who are asked, votes before moves, round the table from the one after `last`. */
export function askedAmong(
  seats: readonly number[],
  info: Asking,
  waiting: readonly number[],
  last: number | null,
): readonly number[] {
  const round = info.seats.length;
  const after = (seat: number): number => (seat - (last ?? -1) - 1 + round) % round;
  const inTurn = seats
    .filter((seat) => plays(info, seat))
    .sort((one, other) => after(one) - after(other));
  const voters = inTurn.filter((seat) => isToVote(info, seat));
  const movers = inTurn.filter((seat) => waiting.includes(seat) && !voters.includes(seat));
  return [...voters, ...movers];
}
