/** The note sheet: numbers pencilled beside single cards, and a few lines of text. */
import type { Spot } from "./table";

/** A number that the card may be, or one that it is not. */
export type Mark = "circled" | "struck";
export type Marks = Readonly<Record<Mark, readonly number[]>>;

export interface Sheet {
  cards: Readonly<Record<string, Marks>>;
  text: string;
}

const BLANK: Marks = { circled: [], struck: [] };

/** A sheet from whatever was kept: anything unknown in it is left out. */
export function readSheet(note: Record<string, unknown>): Sheet {
  const { cards, text } = note as Partial<Sheet>;
  const legible = Object.entries(cards ?? {}).filter(
    ([, marks]) => Array.isArray(marks?.circled) && Array.isArray(marks?.struck),
  );
  return { cards: Object.fromEntries(legible), text: typeof text === "string" ? text : "" };
}

const key = ({ seat, place }: Spot): string => `${seat}/${place}`;

export function marksOn(sheet: Sheet, spot: Spot): Marks {
  return sheet.cards[key(spot)] ?? BLANK;
}

export function markOf(marks: Marks, number: number): Mark | null {
  if (marks.circled.includes(number)) return "circled";
  return marks.struck.includes(number) ? "struck" : null;
}

/** The sheet after one more tap: nothing, circled, struck out, nothing. */
export function tapped(sheet: Sheet, spot: Spot, number: number): Sheet {
  const marks = marksOn(sheet, spot);
  const mark = markOf(marks, number);
  const without = (numbers: readonly number[]): number[] => numbers.filter((n) => n !== number);
  const sorted = (numbers: readonly number[]): number[] =>
    [...numbers, number].sort((a, b) => a - b);
  const next: Marks = {
    circled: mark === null ? sorted(marks.circled) : without(marks.circled),
    struck: mark === "circled" ? sorted(marks.struck) : without(marks.struck),
  };
  return { ...sheet, cards: { ...sheet.cards, [key(spot)]: next } };
}
