/** The table as the page reads it: what can be tapped on it, and what a seat has. */
import type { KodKrakowaTable } from "../../wire";

export type Table = KodKrakowaTable;
export type Step = NonNullable<Table["agenda"]>[number];

/** Something on the table that one can tap; what the kinds are called in a move. */
export interface Spot {
  kind: "district" | "passage" | "card" | "place";
  id: string;
}

export function isSame(one: Spot | null, other: Spot): boolean {
  return one?.kind === other.kind && one.id === other.id;
}

/** All places that a seat has. */
export function collected({ boards }: Table, seat: number): string[] {
  const { on_left = [], joint = [], on_right = [], beside = [] } = boards[seat] ?? {};
  return [...on_left, ...joint, ...on_right, ...beside];
}
