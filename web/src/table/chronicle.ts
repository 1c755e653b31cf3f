/** What happened at a table and what was said, for a board's layout to put in their places. */
import type { Snippet } from "svelte";

export interface Chronicle {
  log: Snippet;
  talk: Snippet;
  /** How many lines of others there are by now: what has come since one looked is unread. */
  said: number;
}
