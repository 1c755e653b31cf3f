/** What a ply told, cut into scenes: one thing each, on the board as it was then. */
import type { Happening } from "../../game";
import type { View } from "../../net/session.svelte";
import type { LogEntry } from "../../wire";

export interface Scene {
  /** What the scene tells, as an entry of its own. */
  told: LogEntry;
  /** The ply as far as it has been told by then. */
  soFar: LogEntry;
  view: View;
  /** Whether the viewer did it: it needs no waiting. */
  own: boolean;
}

/** A part of what an entry tells, from one event up to another. */
export function partOf(entry: LogEntry, from: number, to: number): LogEntry {
  const hushed = (entry.private ?? []).filter((at) => at >= from && at < to);
  return {
    ...entry,
    events: entry.events.slice(from, to),
    ...(entry.private ? { private: hushed.map((at) => at - from) } : {}),
  };
}

/** Whether the viewer made this move, and knows what they chose. */
export function isOwn(entry: LogEntry, seat: number | null): boolean {
  return seat !== null && entry.by === seat && entry.kind === "played" && !entry.by_clock;
}

/** The scenes of a ply for whoever sits there, between the view before and the one after it. */
export function scenesOf(
  entry: LogEntry,
  before: View,
  after: View,
  happening: Happening,
  seat: number | null,
): Scene[] {
  const own = isOwn(entry, seat);
  const { events } = entry;
  const scenes: Scene[] = [];
  let view = happening.after ? before : after;
  let from = 0;
  for (const [at, event] of events.entries()) {
    if (happening.after) view = { ...view, table: happening.after(view.table, event) };
    const next = events[at + 1];
    if (next !== undefined && happening.isAside(next)) continue;
    const told = partOf(entry, from, at + 1);
    from = at + 1;
    if (own && told.events.every((one) => happening.isDeed(one))) continue;
    scenes.push({ told, soFar: partOf(entry, 0, at + 1), view, own: own && scenes.length === 0 });
  }
  return scenes;
}

/** The table before each event of a ply, as far as the game can tell them apart. */
export function tablesBefore(entry: LogEntry, before: View, happening: Happening): unknown[] {
  let { table } = before;
  return entry.events.map((event) => {
    const here = table;
    table = happening.after?.(table, event) ?? table;
    return here;
  });
}

/** A line of what happened: its sentence is made by who shows it. */
export interface Happened {
  key: string;
  ply: number;
  /** Nothing where the entry itself is the news: a time-out, a move taken back. */
  event: unknown;
  entry: LogEntry;
}

/** What a spectator is told at most: they have no move of their own to count from. */
const LATELY = 6;

/** What has happened since the viewer moved last, with what came of that move. */
export function sinceMove(
  log: readonly LogEntry[],
  seat: number | null,
  isDeed: (event: unknown) => boolean,
): Happened[] {
  const last = log.findLastIndex((entry) => isOwn(entry, seat));
  const entries = seat === null ? log.slice(-LATELY) : log.slice(Math.max(0, last));
  return entries.flatMap((entry) => {
    const own = isOwn(entry, seat);
    const news = entry.events.flatMap((event, at) =>
      own && isDeed(event) ? [] : [{ key: `${entry.ply}.${at}`, ply: entry.ply, event, entry }],
    );
    const remarkable = entry.kind !== "played" || entry.by_clock;
    return remarkable
      ? [{ key: `${entry.ply}`, ply: entry.ply, event: null, entry }, ...news]
      : news;
  });
}
