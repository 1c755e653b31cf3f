/** Who came where: by points, and those who won first. */
import type { Ending } from "../../wire";
import { winnersOf } from "../../text/text.svelte";

export interface Ranked {
  seat: number;
  place: number;
  points: number;
  won: boolean;
}

/** Whether points tell more than who has won. */
export function tellsPoints({ result }: Ending): boolean {
  return result?.scores.some((points) => points > 1) ?? false;
}

export function ranking(ending: Ending): Ranked[] {
  const scores = ending.result?.scores ?? [];
  const winners = winnersOf(ending);
  const all = scores.map((points, seat) => ({ seat, points, won: winners.includes(seat) }));
  const ahead = (a: Omit<Ranked, "place">, b: Omit<Ranked, "place">): number =>
    Number(b.won) - Number(a.won) || b.points - a.points;
  return all
    .toSorted(ahead)
    .map((one) => ({ ...one, place: 1 + all.filter((other) => ahead(other, one) < 0).length }));
}
