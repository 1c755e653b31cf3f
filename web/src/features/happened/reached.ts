/**
 * Where a task ends. The rules know of no task and go on by themselves, to a new round for one: what
 * belongs to it is neither seen nor told, so that the board is what the result is about. Where the
 * game ends with the task they put the cards away and tell nothing of it: here the cards still lie.
 */
import type { Happening } from "../../game";
import type { View } from "../../net/session.svelte";
import type { Challenged, LogEntry } from "../../wire";
import { partOf } from "./scenes";

export interface Reached {
  view: View;
  /** The last ply, as far as the task goes. */
  entry: LogEntry;
}

/** Whether the rules go on from a ply that ends a task, given the view after it. */
export function goesOn(
  entry: LogEntry | undefined,
  after: View,
  { begins }: Challenged,
  happening: Happening | null,
): boolean {
  return !!happening?.after && !!entry && entry.ply > begins && endOf(entry, after, happening) > 0;
}

/**
 * The board as the task left it, given the views before the ply that ended it and after; nothing where
 * that is all.
 */
export function reached(
  entry: LogEntry,
  before: View,
  after: View,
  challenge: Challenged,
  happening: Happening | null,
): Reached | null {
  if (!happening?.after || !goesOn(entry, after, challenge, happening)) return null;
  const told = partOf(entry, 0, endOf(entry, after, happening));
  let { table } = before;
  for (const event of told.events) table = happening.after(table, event);
  // Nobody is asked for anything any more.
  return { view: { ...before, table: { ...(table as object), agenda: [] } }, entry: told };
}

/** How many of the things that a ply tells belong to the task, where it ends with them. */
function endOf({ events }: LogEntry, { table }: View, { begins }: Happening): number {
  const next = events.findIndex((event) => begins?.(event));
  const { agenda } = table as { agenda: readonly unknown[] };
  return next < 0 && !agenda.length ? events.length : next;
}
