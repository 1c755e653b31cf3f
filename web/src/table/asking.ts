/** Who on a shared device is asked next. */
import type { TableInfo } from "../wire";

/** Whether a seat is still to vote on what is proposed. */
export function isToVote({ proposal, seats }: Pick<TableInfo, "proposal" | "seats">, at: number) {
  const seat = seats[at];
  const plays = seat?.type === "person" && !seat.resigned && !seat.played_by_bot;
  const about = proposal?.what === "remove" && proposal.seat === at;
  return Boolean(proposal && plays && !about && !proposal.agreed.includes(at));
}

/** Of these seats those who are asked, votes before moves, round the table from the one after `last`. */
export function askedAmong(
  seats: readonly number[],
  info: Pick<TableInfo, "proposal" | "seats">,
  waiting: readonly number[],
  last: number | null,
): readonly number[] {
  const round = info.seats.length;
  const after = (seat: number): number => (seat - (last ?? -1) - 1 + round) % round;
  const inTurn = seats.toSorted((one, other) => after(one) - after(other));
  const voters = inTurn.filter((seat) => isToVote(info, seat));
  return [...voters, ...inTurn.filter((s) => waiting.includes(s) && !voters.includes(s))];
}
