/** How long something may move: not at all for those who prefer reduced motion. */
import { prefersReducedMotion } from "svelte/motion";

export function moment(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}
