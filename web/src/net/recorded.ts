/** A lesson that was recorded, as a connection: it answers as the server would, on the path (TAB-82). */
import type { ClientMessage, ServerMessage, Walk, WalkStep } from "../wire";
import { browser, type World } from "./connection";

type Sent = Exclude<ClientMessage, { type: "hello" }> | { type: "hello"; id?: undefined };
/** What is said of a move that only the server can judge. */
const OFF_THE_PATH = { type: "failed", code: "offline", detail: "not recorded" };

/** A world in which the only table is this lesson, and its learner has this name. */
export function recordedWorld(walk: Walk, name: string): World {
  const steps = [...walk.steps];
  return {
    ...browser,
    socket() {
      const socket = new RecordedSocket((sent) =>
        sent.type === "hello" ? walk.begins : answersTo(sent, steps),
      );
      socket.say = (message) => socket.onmessage?.({ data: JSON.stringify(named(message, name)) });
      queueMicrotask(() => socket.onopen?.());
      return socket as unknown as WebSocket;
    },
  };
}

class RecordedSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  say: (message: object) => void = () => undefined;

  constructor(private readonly answers: (sent: Sent) => readonly object[]) {}

  /** The answers come later, as from a server. */
  send(frame: string): void {
    const sent = JSON.parse(frame) as Sent;
    queueMicrotask(() => this.answers(sent).forEach((message) => this.say(message)));
  }

  close(): void {
    this.onclose?.();
  }
}

/** All that is told after a command; a step that was done is taken from the path. */
function answersTo(sent: Sent, steps: WalkStep[]): readonly object[] {
  const [step] = steps;
  const done = { type: "done", id: sent.id };
  const isNext =
    (sent.type === "understood" && step?.move === null && sent.step === step.step) ||
    (sent.type === "move" && step !== undefined && isSame(sent.move, step.move));
  if (isNext) return [...(steps.shift()?.told ?? []), done];
  if (sent.type === "note" || sent.type === "understood") return [done];
  if (sent.type === "check" && isSame(sent.move, step?.move)) return [done];
  const refused = { ...OFF_THE_PATH, id: sent.id };
  // What can be done instead is outlined on the board.
  return sent.type === "move" && step?.move ? [hint(step.move), refused] : [refused];
}

const hint = (move: unknown): object => ({ type: "hint", ply: 0, move, facts: {} });

/** Whether two moves are the same; what is left out of one is null in the other. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other)
    return (one ?? null) === (other ?? null);
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])] as never[];
  return keys.every((key) => isSame(one[key], other[key]));
}

/** In a recording the learner has no name. */
function named(message: object, name: string): object {
  const told = message as ServerMessage;
  if (told.type !== "welcome" && told.type !== "table") return message;
  const seats = told.table.seats.map((seat) => (seat.type === "person" ? { ...seat, name } : seat));
  return { ...told, table: { ...told.table, seats }, you: { ...told.you, name } };
}
