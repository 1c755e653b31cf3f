/** What the page makes of a contest as the server tells it. */
import type { ContestTold, RoundTold } from "../../wire";

/** How often a contest is asked about while somebody looks at it. */
export const OFTEN = 3_000;

export const nameOf = (contest: ContestTold, who: number | null): string =>
  who === null ? "" : (contest.entrants[who]?.name ?? "");

/** The round that is on, or none. */
export const roundOn = ({ phase, played }: ContestTold): RoundTold | null =>
  phase === "running" ? (played.at(-1) ?? null) : null;

/** How many people a table has. */
export const peopleAt = ({ seats }: Pick<ContestTold, "seats">): number =>
  seats.filter(({ type }) => type === "open").length;

/** How many are missing before it can begin; a deal that all have fills every table (TAB-131). */
export function missing(contest: ContestTold): number {
  const [here, each] = [contest.entrants.length, peopleAt(contest)];
  if (contest.kind !== "duplicate") return Math.max(0, Math.max(4, each) - here);
  if (here < 2 * each) return 2 * each - here;
  return (each - (here % each)) % each;
}

/** Standings or a comparison, those of one seat together and the best first. */
export function bySeat(contest: ContestTold): ContestTold["compared"][] {
  const seats = [...new Set(contest.compared.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) =>
    contest.compared
      .filter((one) => one.seat === seat)
      .toSorted((a, b) => (b.points ?? -1) - (a.points ?? -1)),
  );
}
