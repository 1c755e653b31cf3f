/** The note sheet: marks by holder, place and tile, and a few lines of text. */
import type { Tile } from "./table";

export type Mark = "struck" | "circled";
/** Whose tiles a block of the sheet is about: a seat, or what lies in the middle. */
export type Holder = number | "middle";

export interface Sheet {
  marks: Record<string, Mark>;
  text: string;
}

/** A sheet from whatever was kept: anything unknown in it is left out. */
export function readSheet(note: Record<string, unknown>): Sheet {
  const { marks, text } = note as Partial<Sheet>;
  return { marks: marks ?? {}, text: typeof text === "string" ? text : "" };
}

function cell(holder: Holder, place: number, tile: Tile): string {
  return `${holder}/${place}/${tile}`;
}

export function markAt(sheet: Sheet, holder: Holder, place: number, tile: Tile): Mark | null {
  return sheet.marks[cell(holder, place, tile)] ?? null;
}

/** The sheet after one more tap: empty, struck out, circled, empty. */
export function tapped(sheet: Sheet, holder: Holder, place: number, tile: Tile): Sheet {
  const key = cell(holder, place, tile);
  const { [key]: mark, ...others } = sheet.marks;
  const next = mark === undefined ? "struck" : mark === "struck" ? "circled" : null;
  return { ...sheet, marks: next ? { ...others, [key]: next } : others };
}
