/** Where the letters of a name lie on its poster: the same for the same name, on every device. */

export interface Piece {
  letter: string;
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  size: number;
  tone: "light" | "dark" | "warm";
}

const TONES = ["light", "warm", "dark"] as const;
const WIDE = 520;
const HIGH = 420;
const MOST_LETTERS = 12;

/** The name set word by word, a row each, as large as fits. */
export function piecesOf(name: string): Piece[] {
  const rows = rowsOf(name);
  const longest = Math.max(...rows.map((row) => row.length));
  const size = Math.min(WIDE / (longest * 124), HIGH / (rows.length * 160), 1.7);
  const chance = drawer(name);
  return rows.flatMap((row, line) =>
    [...row].map((letter, at) => ({
      letter,
      x: WIDE / 2 + (at - (row.length - 1) / 2) * 118 * size,
      y: HIGH / 2 + (line - (rows.length - 1) / 2) * 152 * size + (chance() - 0.5) * 16,
      turn: (chance() - 0.5) * 16,
      size,
      tone: TONES[(at + line) % TONES.length] ?? "light",
    })),
  );
}

/** The words of a short name; of a long one the first letters. */
function rowsOf(name: string): string[] {
  const letters = name.toUpperCase().replaceAll(/[^\p{L}\p{N}\s]/gu, "");
  const words = letters.split(/\s+/).filter(Boolean);
  const short = words.every((word) => word.length <= 7) && name.length <= MOST_LETTERS + 4;
  const rows = short ? words : [words.map((word) => word.charAt(0)).join("")];
  return rows.length ? rows : ["?"];
}

/** Numbers below one that look drawn, from the letters of a text. */
function drawer(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
