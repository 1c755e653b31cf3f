/** How a rating went, as a line and the band in which it lies: numbers for a drawing, no more. */
import type { Rated } from "../../wire";

export const WIDTH = 320;
export const HEIGHT = 120;

export interface Drawn {
  /** The points of the line, and of the band's outline, as SVG wants them. */
  line: string;
  band: string;
  last: { x: number; y: number };
  /** Where a rating stands that everybody knows, if it is in sight. */
  middle: number | null;
  /** What the upper and the lower edge stand for. */
  top: number;
  bottom: number;
}

/** The rating of the robot średni. */
export const MIDDLE = 1500;
const STEP = 100;

/** Nothing is drawn of less than two games. */
export function drawn(past: readonly Rated[]): Drawn | null {
  const last = past.at(-1);
  if (past.length < 2 || !last) return null;
  const edges = past.flatMap(({ points, give }) => [points - give, points + give]);
  const bottom = Math.floor(Math.min(...edges) / STEP) * STEP;
  const top = Math.ceil(Math.max(...edges) / STEP) * STEP;
  const x = (at: number): number => tenths((at / (past.length - 1)) * WIDTH);
  const y = (points: number): number => tenths(((top - points) / (top - bottom)) * HEIGHT);
  const row = (of: (one: Rated) => number): string[] =>
    past.map((one, at) => `${x(at)},${y(of(one))}`);
  const upper = row(({ points, give }) => points + give);
  const lower = row(({ points, give }) => points - give);
  return {
    line: row(({ points }) => points).join(" "),
    band: [...upper, ...lower.reverse()].join(" "),
    last: { x: x(past.length - 1), y: y(last.points) },
    middle: bottom < MIDDLE && MIDDLE < top ? y(MIDDLE) : null,
    top,
    bottom,
  };
}

const tenths = (number: number): number => Math.round(number * 10) / 10;

/** A season, as 2026-4. */
export function quarterOf(season: string): { year: string; quarter: number } {
  const [year = "", quarter = "1"] = season.split("-");
  return { year, quarter: Number(quarter) };
}
