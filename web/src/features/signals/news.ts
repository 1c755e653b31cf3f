/** What has happened at a table that deserves a signal. */
import type { Tune } from "./sounds";

/** A table as far as signals go: its last ply, whether it waits for me, whether it is over. */
export interface Standing {
  ply: number;
  mine: boolean;
  over: boolean;
}

/** What is worth a signal between two standings. */
export function news(before: Standing, now: Standing): Tune | null {
  if (now.over !== before.over) return now.over ? "end" : null;
  if (now.mine && (!before.mine || now.ply > before.ply)) return "turn";
  return now.ply > before.ply ? "move" : null;
}
