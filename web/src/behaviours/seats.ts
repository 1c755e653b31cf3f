/** Who sits where, in words. */
import type { TableInfo } from "../wire";
import type { Names } from "../text/sentences";
import { t } from "../text/text.svelte";

export type Seat = TableInfo["seats"][number];

/** What stands before a seat's name. */
export const SEAT_ICONS = { person: "person", bot: "robot", task: "star", open: "plus" } as const;

/** What everybody calls a seat. */
export function seatName(seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (seat?.type === "person") return seat.name;
  if (seat?.type === "task") return t(`part-${seat.part}`, { number: seat.number });
  return seat?.type === "bot" ? t("robot", { seat: at }) : t("seat-open");
}

/**
 * What seats are called, and which of them is the reader's own. A task has parts in place of people,
 * and speaks to whoever solves it: that one is "you" in it, not a name among parts.
 */
export function namesFor(seats: readonly Seat[], you: number | null): Names {
  const isTask = seats.some(({ type }) => type === "task");
  const called = (seat: number): string =>
    isTask && seat === you ? t("you-label") : seatName(seats, seat);
  return Object.assign(called, { you });
}

/** The seats round the table from the left of the one who looks, without that one. */
export function othersFrom(eyes: number | null, seats: number): number[] {
  return Array.from(
    { length: seats },
    (_, ahead) => (ahead + (eyes ?? -1) + 1 + seats) % seats,
  ).filter((seat) => seat !== eyes);
}
