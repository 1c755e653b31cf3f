import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Welcome } from "../wire";
import { TableSession } from "./session.svelte";

const table = { id: "KRWXYZ", game: "some_game", phase: "playing", seats: [] };
const you = { seat: 0, host: true, name: "Ola" };
const position = {
  ply: 1,
  view: { seat: 0, table: { past: [] }, hand: {} },
  offers: [{ kind: "ask", moves: [] }],
  waiting: [0],
  times: null,
  open: null,
};

const recalled = {
  ...{ type: "welcome", protocol: 0, server: __SERVER_VERSION__, shapes: [], talk: [], marks: [] },
  ...{ table, you, position, note: {}, log: [] },
} as unknown as Welcome;

let sockets: FakeSocket[];

class FakeSocket {
  sent: { type: string; id?: string; since?: number; note?: object }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    sockets.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as FakeSocket["sent"][number]);
  }
  close(): void {
    this.onclose();
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(note: object = {}, log: readonly object[] = []): void {
    this.onopen();
    this.hear({
      type: "welcome",
      server: __SERVER_VERSION__,
      you,
      table,
      shapes,
      position,
      log,
      note,
      talk: [],
      marks: [],
    });
  }
}

const socket = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();
const shapes = [["turned", "card"]];
const packed = [2, 0, [[1, "sum"]]];
const ply = { ply: 2, kind: "played", by: 0, events: [{ type: "turned", card: "sum" }] };

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a ply is added to the log, changes the view, and ends what was offered", () => {
  const session = new TableSession("KRWXYZ");
  socket().welcome();
  socket().hear({ type: "ply", told: [...packed, [[0, [0, "asked"], "past"]], []] });
  expect(session.log).toEqual([ply]);
  expect(session.view?.table).toEqual({ past: ["asked"] });
  expect([session.offers, session.waiting]).toEqual([[], []]);
});

test("after a lost line it asks for what came since its last ply", () => {
  new TableSession("KRWXYZ");
  socket().welcome();
  socket().hear({ type: "ply", told: [...packed, [], []] });
  socket().onclose();
  vi.advanceTimersByTime(1000);
  socket().onopen();
  expect(socket().sent[0]?.since).toBe(2);
});

test("what the server tells again after a recalled welcome is in the log once", () => {
  const session = new TableSession("KRWXYZ");
  const entries = [{ ...ply, ply: 1 }, ply] as LogEntry[];
  // It said hello before it recalled anything: the server tells all.
  session.recallWelcome({ ...recalled, log: entries });
  socket().welcome({}, [...entries, { ...ply, ply: 3 }]);
  expect(session.log.map((entry) => entry.ply)).toEqual([1, 2, 3]);
});

test("notes are sent once the pencil rests, and only the last state of the sheet", () => {
  const session = new TableSession("KRWXYZ");
  socket().welcome();
  session.writeNote({ text: "a" });
  session.writeNote({ text: "ab" });
  vi.advanceTimersByTime(2000);
  expect(
    socket()
      .sent.filter(({ type }) => type === "note")
      .map(({ note }) => note),
  ).toEqual([{ text: "ab" }]);
});

test("what was written while the line was lost is not overwritten by an older sheet", async () => {
  const session = new TableSession("KRWXYZ");
  socket().welcome({ text: "old" });
  expect(session.note).toEqual({ text: "old" });
  socket().onclose();
  session.writeNote({ text: "new" });
  vi.advanceTimersByTime(2000);
  socket().welcome({ text: "old" });
  expect(session.note).toEqual({ text: "new" });
  const { id } = socket().sent.find(({ type }) => type === "note") ?? {};
  socket().hear({ type: "done", id });
  await Promise.resolve();
  socket().hear({ type: "note", note: { text: "from my phone" } });
  expect(session.note).toEqual({ text: "from my phone" });
});

test("talk and marks are kept up, and a welcome replaces them", () => {
  const line = { who: "a", name: "Ola", by: 0, ply: 1, said: "raz" };
  const session = new TableSession("KRWXYZ");
  socket().welcome();
  socket().hear({ type: "talk", line });
  socket().hear({ type: "talk", line: { ...line, said: "dwa" } });
  socket().hear({ type: "marks", marks: [{ seat: 0, thing: "word:7" }] });
  expect(session.talk.map(({ said }) => said)).toEqual(["raz", "dwa"]);
  expect(session.marks).toEqual([{ seat: 0, thing: "word:7" }]);
  socket().welcome();
  expect([session.talk, session.marks]).toEqual([[], []]);
});

test("a server of another version is newer than the page", () => {
  const session = new TableSession("KRWXYZ");
  socket().onopen();
  socket().hear({
    type: "welcome",
    server: "99",
    you,
    table,
    position: null,
    log: [],
    note: {},
    talk: [],
    marks: [],
  });
  expect(session.newer).toBe("99");
});
