/** Who sits where, in words. */
import type { TableInfo } from "../wire";
import { t } from "../text/text.svelte";

export type Seat = TableInfo["seats"][number];

/** What everybody calls a seat. */
export function seatName(seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (seat?.type === "person") return seat.name;
  return seat?.type === "bot" ? t("robot", { seat: at }) : t("seat-open");
}

/** The seats round the table from the left of the one who looks, without that one. */
export function othersFrom(eyes: number | null, seats: number): number[] {
  return Array.from(
    { length: seats },
    (_, ahead) => (ahead + (eyes ?? -1) + 1 + seats) % seats,
  ).filter((seat) => seat !== eyes);
}
