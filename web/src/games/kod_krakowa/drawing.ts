/** What every drawing of the city is made from. */
import type { KodKrakowaKnowledge } from "../../wire";

export type CityMap = KodKrakowaKnowledge["map"];
export type Shape = CityMap["districts"][string];
export type Border = CityMap["borders"][number];

/** A token of a start district, around its middle; others are round. */
export const HEXAGON = "-22,0 -11,-20 11,-20 22,0 11,20 -11,20";

/** A question mark, as it is printed on the back of every token. */
export const QUESTION =
  "M-7-5a7 7 0 1 1 10 6c-3 2-3 3-3 5h-4c0-5 1-6 4-8a3 3 0 1 0-4-3Zm3 14h4v4h-4Z";

export function points(line: readonly (readonly number[])[]): string {
  return line.map((point) => point.join(",")).join(" ");
}

/** How a border lies, in degrees. */
export function slope({ line }: Border): number {
  const [x1 = 0, y1 = 0] = line[0] ?? [];
  const [x2 = 0, y2 = 0] = line.at(-1) ?? [];
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}
