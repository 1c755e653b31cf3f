/** Tiles and codes as the wire spells them: a digit and a colour letter. */
import type { ZlamTenKodGuess } from "../../wire";

export type Code = ZlamTenKodGuess["code"];
export type Tile = Code[number];

export const LETTERS = "abcde";

/** Every kind of tile, in the order in which tiles stand. */
export const KINDS: readonly Tile[] = [
  "0b", "0w", "1b", "1w", "2b", "2w", "3b", "3w", "4b", "4w",
  "5g",
  "6b", "6w", "7b", "7w", "8b", "8w", "9b", "9w",
]; // prettier-ignore

const TONES = { b: "black", w: "white", g: "green" } as const;

export function digit(tile: Tile): string {
  return tile.charAt(0);
}

export function tone(tile: Tile): (typeof TONES)[keyof typeof TONES] {
  return TONES[tile.charAt(1) as keyof typeof TONES];
}

/** A code with one more tile, standing as tiles stand. */
export function withTile(code: Code, tile: Tile): Code {
  return [...code, tile].sort();
}
