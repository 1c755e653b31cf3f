/** How fast what happens is shown: as one can read it, twice as fast, or all at once. */
import { prefersReducedMotion } from "svelte/motion";
import { recall, remember } from "../../memory";

export const PACES = ["calm", "brisk", "still"] as const;
export type Pace = (typeof PACES)[number];

let chosen = $state<Pace>(PACES.find((one) => one === recall<string>("pace")) ?? "calm");

/** The viewer's pace; those who prefer reduced motion are shown nothing one by one. */
export function pace(): Pace {
  return prefersReducedMotion.current ? "still" : chosen;
}

export function setPace(next: Pace): void {
  chosen = next;
  remember("pace", next);
}

const SHORTEST = 1200;
const LONGEST = 4200;
/** How long a sentence of so many letters is left: a little to find its place, then to read it. */
export function readingTime(letters: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, 700 + 32 * letters));
}
