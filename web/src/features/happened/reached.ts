/**
 * Where a task ends. The rules know of no task and go on by themselves, to a new round for one: what
 * belongs to it is neither seen nor told, so that the board is what the result is about.
 */
import type { Happening } from "../../game";
import type { View } from "../../net/session.svelte";
import type { Challenged, LogEntry } from "../../wire";
import { partOf, tablesBefore } from "./scenes";

export interface Reached {
  view: View;
  /** The last ply, as far as the task goes. */
  entry: LogEntry;
}

/** Whether a ply that ends a task goes on to something new. */
export function goesOn(
  entry: LogEntry | undefined,
  { begins }: Challenged,
  happening: Happening | null,
): boolean {
  return !!happening?.after && !!entry && entry.ply > begins && endOf(entry, happening) > 0;
}

/** The board as the task left it, given the view before the ply that ended it; nothing where that is all. */
export function reached(
  entry: LogEntry,
  before: View,
  challenge: Challenged,
  happening: Happening | null,
): Reached | null {
  if (!happening || !goesOn(entry, challenge, happening)) return null;
  const end = endOf(entry, happening);
  const table = tablesBefore(entry, before, happening)[end] as object;
  // Nobody is asked for anything any more.
  return { view: { ...before, table: { ...table, agenda: [] } }, entry: partOf(entry, 0, end) };
}

const endOf = ({ events }: LogEntry, { begins }: Happening): number =>
  events.findIndex((event) => begins?.(event));
