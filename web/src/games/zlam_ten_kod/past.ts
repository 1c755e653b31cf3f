/** What has been said at the table, sorted by who said it. */
import type { ZlamTenKodAsked, ZlamTenKodTable } from "../../wire";

export type Past = ZlamTenKodTable["past"] & object;
export type Says = ZlamTenKodAsked["replies"][number]["says"];

export interface Answered {
  /** Its place among all that happened: a key that never changes. */
  at: number;
  card: string;
  digit: number | null;
  says: Says;
}

/** Every answer that a seat has given, the oldest first. */
export function answersOf(past: Past, seat: number): Answered[] {
  return past.flatMap((event, at) => {
    const reply = event.type === "asked" && event.replies.find((given) => given.seat === seat);
    return reply ? [{ at, card: event.card, digit: event.digit, says: reply.says }] : [];
  });
}

/** An answer as its message expects it: a word to select on, or what to show. */
export function spoken(says: Says): string | number {
  if (typeof says === "boolean") return says ? "yes" : "no";
  if (typeof says === "number") return says;
  return says.length ? says.join(", ") : "none";
}
