/** Cards and places as the table knows them. */
import type { KryptosTable } from "../../wire";

/** The colours in the order in which the wire counts them. */
export const COLOURS = ["blue", "pink", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = KryptosTable["aside"];

/** All the numbers that are printed on the track, in play or not. */
export const TRACK = Array.from({ length: 48 }, (_, at) => at + 1);

/** Printed matter: colours go round with the numbers (KRY-100). */
export function colourOf(number: number): Colour {
  return COLOURS[(number - 1) % COLOURS.length] ?? "blue";
}

/** A card by where it stands: whose it is, and its place from the left. */
export interface Spot {
  seat: number;
  place: number;
}

export function sameSpot(one: Spot | null, other: Spot | null): boolean {
  return one?.seat === other?.seat && one?.place === other?.place;
}
