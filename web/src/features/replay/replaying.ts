/** A finished game looked at again: what a seat saw, or all of it, after each ply.  TAB-29. */
import type { View } from "../../net/session.svelte";
import type { Line, LogEntry, Notes, Replay, Sentence, TableInfo } from "../../wire";

type Step = Replay["steps"][number];
interface State {
  table: unknown;
  hands: unknown[];
}
interface Told {
  event: unknown;
  only?: number | null;
}

/** From whose eyes: a seat's, a spectator's, or with everything open. */
export type Eyes = number | "spectator" | "open";

/** What an address can name: a step of the game, by its place among all of them, and whose eyes. */
export interface Moment {
  step: number;
  eyes: Eyes;
}

/** The steps that these eyes were shown: what others do unseen is no step for them. */
export function courseOf(steps: readonly Step[], eyes: Eyes): number[] {
  const who = eyes === "spectator" ? null : eyes;
  return [...steps.keys()].filter(
    (at) => eyes === "open" || !steps[at]?.unseen_by.includes(who as number | null),
  );
}

export function viewAt(step: Step, eyes: Eyes): View {
  const { table, hands } = step.state as State;
  return typeof eyes === "number"
    ? { seat: eyes, table, hand: hands[eyes] }
    : { seat: null, table, hand: null };
}

/** What these eyes saw before the last step that they were shown. */
export function viewBeforeLast({ steps }: Pick<Replay, "steps">, eyes: Eyes): View | null {
  const step = steps[courseOf(steps, eyes).at(-2) ?? -1];
  return step ? viewAt(step, eyes) : null;
}

/** The hands that these eyes look into. */
export function handsAt(step: Step, eyes: Eyes): unknown[] {
  const { hands } = step.state as State;
  if (eyes === "open") return hands;
  return typeof eyes === "number" ? [hands[eyes]] : [];
}

/** The log up to a step, with only what was told to these eyes, in their own count. */
export function logUpTo(steps: readonly Step[], last: number, eyes: Eyes): LogEntry[] {
  return courseOf(steps, eyes).flatMap((at, ply) => {
    const step = steps[at];
    return step && at > 0 && at <= last ? [entryOf(step, ply, eyes)] : [];
  });
}

function entryOf(step: Step, ply: number, eyes: Eyes): LogEntry {
  const { kind, by, told, to = null, agreed = false, by_clock = false } = step;
  const events = (told as Told[])
    .filter(({ only }) => only === null || only === undefined || eyes === "open" || only === eyes)
    .map(({ event }) => event);
  return { ply, kind: kind === "dealt" ? "played" : kind, by, to, agreed, by_clock, events };
}

/** The reasons of a step's ply, and of those after it that are no step until the next one shown. */
export function reasonsAt(
  reasons: readonly Sentence[],
  step: Step | undefined,
  next: Step | undefined,
): Sentence[] {
  const from = step?.ply ?? Infinity;
  return reasons.filter(
    ({ ply }) => typeof ply === "number" && ply >= from && ply < (next?.ply ?? Infinity),
  );
}

/** What everybody could hear by a step. */
export function saidBy(game: Replay, step: number): Line[] {
  const ply = game.steps[step]?.ply ?? 0;
  return game.talk.filter((line) => line.ply <= ply);
}

/** The table as it was known then: how it ended, and who gave up, only once it is over. */
export function infoAt(table: TableInfo, over: boolean): TableInfo {
  return {
    ...table,
    ending: over ? table.ending : null,
    seats: table.seats.map((seat) =>
      seat.type === "person"
        ? { type: "person", name: seat.name, present: true, resigned: over && !!seat.resigned }
        : seat,
    ),
  };
}

/** What a seat had on its note sheet at a step, for those who may read it. */
export function noteAt(
  notes: Notes | null | undefined,
  eyes: Eyes,
  ply: number,
): Record<string, unknown> | null {
  if (!notes || notes.seat !== eyes) return null;
  return notes.sheets.findLast((sheet) => sheet.ply <= ply)?.note ?? {};
}

/** How many times faster than it can be read a game may play by itself. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is left on the table while the game plays by itself: time to read what it tells. */
export function readingTime(sentences: number, speed: Speed): number {
  return Math.min(6000, 1400 + 1000 * sentences) / speed;
}

/** The moment that an address names; what it does not name, or names wrongly, is as given. */
export function momentIn(search: string, game: Replay, otherwise: Moment): Moment {
  const asked = new URLSearchParams(search);
  const seats = game.table.seats.map((_, seat) => seat as Eyes);
  const eyes = (["open", "spectator", ...seats] as Eyes[]).find(
    (one) => String(one) === asked.get("eyes"),
  );
  const step = Number.parseInt(asked.get("step") ?? "", 10);
  return {
    eyes: eyes ?? otherwise.eyes,
    step: Number.isNaN(step) ? otherwise.step : Math.max(0, Math.min(game.steps.length - 1, step)),
  };
}

export function searchOf({ eyes, step }: Moment): string {
  return `?eyes=${eyes}&step=${step}`;
}
