/** Where in a district its name, its places and the pawns go, so that none hides another. */
import type { Border, Shape } from "./drawing";

type Point = readonly [number, number];

/** The height of a line of a name. */
export const ROW = 24;
/** The height of a row of places and of one's attributes, and how far a pawn and a passage reach. */
const PLACES = 32;
const OWN = 24;
const PAWN = 17;
const PAWNS = 4;
const PASSAGE = 19;

/** A name in two lines, or in one that is short enough for a district. */
export function nameRows(name: string): string[] {
  const [first = "", ...rest] = name.split(/(?<=-)| /);
  return rest.length && name.length > 9 ? [first, rest.join(" ")] : [name];
}

/** Where things go in one district. */
export interface Room {
  name: Point;
  places: Point;
  own: Point;
  pawns: readonly Point[];
}

/** Name, under it places and own attributes, and pawns: clear of edge and passages, and near the middle. */
export function roomIn(shape: Shape, name: string, borders: readonly Border[]): Room {
  const rows = nameRows(name);
  const wide = Math.max(...rows.map((row) => row.length)) * 6.2;
  const high = (rows.length * ROW) / 2;
  const passages = borders.filter(({ passable }) => passable).map(({ at }) => at);
  const grid = pointsIn(shape.outline);
  const best = (enough: number, clearance: (point: Point) => number): Point => {
    const worth = grid.map(
      (point) => Math.min(clearance(point), enough) - distance(point, shape.centre) / 16,
    );
    return grid[worth.indexOf(Math.max(...worth))] ?? shape.centre;
  };

  const written = best(PASSAGE + 6, ([x, y]) => {
    const corners: Point[] = [-1, 1].flatMap((side): Point[] => [
      [x + side * wide, y - high],
      [x + side * wide, y + high - 6],
      [x + side * 40, y + high + PLACES + OWN],
    ]);
    const outside = corners.filter((corner) => !isInside(corner, shape.outline)).length;
    const under = below([x, y], high + (PLACES + OWN) / 2);
    const clear = passages.map((at) =>
      Math.min(toBox(at, [x, y], wide, high), toBox(at, under, 42, (PLACES + OWN) / 2)),
    );
    return Math.min(...clear, PASSAGE + 6) - outside * 25;
  });
  const places = below(written, high + PLACES / 2 + 2);
  const own = below(places, PLACES / 2 + OWN / 2 - 2);
  const standing: Point[] = [];
  while (standing.length < PAWNS)
    standing.push(
      best(PAWN + 4, (point) =>
        Math.min(
          toEdge(point, shape.outline),
          toBox(point, written, wide, high),
          toBox(point, below(places, OWN / 2), 46, (PLACES + OWN) / 2),
          ...passages.map((at) => distance(point, at) - PASSAGE),
          ...standing.map((other) => distance(point, other) - PAWN),
        ),
      ),
    );
  return { name: written, places, own, pawns: standing };
}

function below([x, y]: Point, by: number): Point {
  return [x, y + by];
}

function pointsIn(outline: readonly Point[]): Point[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const grid: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 5)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 5)
      if (isInside([x, y], outline)) grid.push([x, y]);
  return grid;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function toBox([x, y]: Point, [left, top]: Point, wide: number, high: number): number {
  return Math.hypot(Math.max(Math.abs(x - left) - wide, 0), Math.max(Math.abs(y - top) - high, 0));
}

function edges(outline: readonly Point[]): [Point, Point][] {
  return outline.map((point, at) => [point, outline[(at + 1) % outline.length] ?? point]);
}

function toEdge(point: Point, outline: readonly Point[]): number {
  return Math.min(
    ...edges(outline).map(([from, to]) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy);
      const near = Math.max(0, Math.min(1, along));
      return distance(point, [from[0] + near * dx, from[1] + near * dy]);
    }),
  );
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossed = edges(outline).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  return crossed.length % 2 === 1;
}
