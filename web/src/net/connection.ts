/** One connection to one table that mends itself: it says hello again and repeats what was not answered. */
import type {
  Advised,
  ClientMessage,
  Described,
  Done,
  Failed,
  Hello,
  Refused,
  ServerMessage,
  Welcome,
} from "../wire";
import { unpacked, type Message } from "./packing";

export type Answer = Done | Refused | Failed | Advised | Described;

type WithoutId<C> = C extends { id: string } ? Omit<C, "id"> : never;
/** Anything a client may ask for; its id is chosen here. */
export type Command = WithoutId<ClientMessage>;

export type Link = "connecting" | "open" | "lost" | "closed";

/** What a connection needs of the world: a socket, a clock, and names for commands. */
export interface World {
  socket(): WebSocket;
  later(milliseconds: number, act: () => void): () => void;
  freshId(): string;
  chance(): number;
}

/** Who listens: how to greet, what was heard, and whether the line holds. */
export interface Listener {
  hello(): Hello;
  heard(message: Message): void;
  linked(link: Link): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const TIMEOUT = 7_000;
/** After these there is no use in coming back with the same hello. */
const FATAL = ["bad_token", "unknown_table", "not_open", "too_large"];

interface Unanswered {
  frame: string;
  answer: (answer: Answer) => void;
  /** Wait for it no longer. */
  rest: () => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #welcomed = false;
  #attempts = 0;
  #shapes: Welcome["shapes"] = [];
  #cancelRetry: () => void = () => undefined;
  #unanswered = new Map<string, Unanswered>();

  constructor(
    private readonly listener: Listener,
    private readonly world: World,
  ) {}

  connect(): void {
    this.#cancelRetry();
    if (this.#socket) return;
    this.listener.linked(this.#attempts ? "lost" : "connecting");
    const socket = (this.#socket = this.world.socket());
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event) => this.#read(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  /** Leave for good, keeping nothing: a timer would hold on to all that was heard here. */
  close(): void {
    this.#cancelRetry();
    this.#drop();
    for (const { rest } of this.#unanswered.values()) rest();
    this.#unanswered.clear();
    this.listener.linked("closed");
  }

  /** The network is back: do not wait for the next attempt, nor for one that began without it. */
  hurry(): void {
    if (this.#welcomed) return;
    this.#attempts = Math.min(this.#attempts, 1);
    this.restart();
  }

  /** The line is known to be dead, or the greeting has changed: begin anew. */
  restart(): void {
    this.#drop();
    this.connect();
  }

  /** Send a command; it is repeated over new connections until it is answered. */
  send(command: Command): Promise<Answer> {
    const id = this.world.freshId();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      const rest = this.world.later(TIMEOUT, () => {
        if (this.#welcomed) this.restart();
      });
      this.#unanswered.set(id, { frame, answer, rest });
      if (this.#welcomed) this.#socket?.send(frame);
    });
  }

  #read(message: ServerMessage): void {
    if (message.type === "welcome") this.#shapes = message.shapes;
    this.#hear(unpacked(message, this.#shapes));
  }

  #hear(message: Message): void {
    this.listener.heard(message);
    // The server greets once more when a game is dealt: then nothing was lost.
    if (message.type === "welcome" && !this.#welcomed) {
      this.#welcomed = true;
      this.#attempts = 0;
      this.listener.linked("open");
      for (const { frame } of this.#unanswered.values()) this.#socket?.send(frame);
    }
    if (isAnswer(message)) {
      const waiting = this.#unanswered.get(message.id ?? "");
      this.#unanswered.delete(message.id ?? "");
      waiting?.rest();
      waiting?.answer(message);
      if (message.type === "failed" && FATAL.includes(message.code)) this.close();
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#drop();
    this.listener.linked("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    // Not all at once after a server's restart.
    this.#cancelRetry = this.world.later(wait * (0.5 + this.world.chance()), () => this.connect());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    if (!socket) return;
    socket.close();
    // It takes its time to close, and must not hold on to us meanwhile.
    socket.onopen = socket.onmessage = socket.onclose = null;
  }
}

function isAnswer(message: Message): message is Answer {
  return ["done", "refused", "failed", "advice", "described"].includes(message.type);
}

/** The world as a browser has it. */
export const browser: World = {
  socket: () => new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/ws`),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  freshId: () =>
    Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("-"),
  chance: Math.random,
};
