/** A finished game looked at again: what a seat saw, or all of it, after each ply. */
import type { View } from "../net/session.svelte";
import type { LogEntry, Replay } from "../wire";

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

export function viewAt(step: Step, eyes: Eyes): View {
  const { table, hands } = step.state as State;
  return typeof eyes === "number"
    ? { seat: eyes, table, hand: hands[eyes] }
    : { seat: null, table, hand: null };
}

/** The log up to a step, with only the events that were told to these eyes. */
export function logUpTo(steps: readonly Step[], last: number, eyes: Eyes): LogEntry[] {
  return steps.slice(1, last + 1).map(({ ply, kind, by, told }) => ({
    ply,
    kind: kind === "dealt" ? "played" : kind,
    by,
    events: (told as Told[])
      .filter(({ only }) => only === null || only === undefined || eyes === "open" || only === eyes)
      .map(({ event }) => event),
  }));
}
