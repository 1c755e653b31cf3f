/** What the table's help level has worked out about one card. */
import type { KryptosFacts, KryptosOdds } from "../../wire";
import type { Spot } from "./table";

export interface Knowledge {
  /** How many numbers the card can be. */
  possible: number;
  /** How likely the likeliest of them is; unknown where the table shows facts alone. */
  best: number | null;
  /** How likely a number is: 0 impossible, 1 certain, null possible. */
  chance(number: number): number | null;
}

export function knowledgeOf(help: unknown, { seat, place }: Spot): Knowledge | null {
  if (!Array.isArray(help)) return null;
  const about = (help as (KryptosFacts | KryptosOdds)[]).find((each) => each.seat === seat);
  if (about?.type === "odds") {
    const odds = about.places[place] ?? {};
    const chances = Object.values(odds);
    return {
      possible: chances.length,
      best: Math.max(0, ...chances),
      chance: (number) => odds[number] ?? 0,
    };
  }
  const numbers = about?.places[place];
  if (!numbers) return null;
  return {
    possible: numbers.length,
    best: null,
    chance: (number) => (!numbers.includes(number) ? 0 : numbers.length === 1 ? 1 : null),
  };
}

/** A chance as a whole percentage; a small one is never called none, nor a large one certain. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1";
  return String(chance < 1 ? Math.min(99, Math.round(chance * 100)) : 100);
}
