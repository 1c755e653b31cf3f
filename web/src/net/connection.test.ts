import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Link, type World } from "./connection";
import type { Message } from "./packing";

class Line {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.hear({ type: "welcome" });
  }
}

let lines: Line[];
let waits: { after: number; act: () => void; cancelled: boolean }[];
let links: Link[];
let heard: Message[];
let connection: Connection;

beforeEach(() => {
  [lines, waits, links, heard] = [[], [], [], []];
  let ids = 0;
  const world: World = {
    socket() {
      const line = new Line();
      lines.push(line);
      return line as unknown as WebSocket;
    },
    later(after, act) {
      const wait = { after, act, cancelled: false };
      waits.push(wait);
      return () => (wait.cancelled = true);
    },
    freshId: () => `c${++ids}`,
    chance: () => 0.5,
  };
  connection = new Connection(
    {
      hello: () => ({ type: "hello", table: "KRWXYZ", token: "t", since: heard.length }),
      heard: (message) => heard.push(message),
      linked: (link) => links.push(link),
    },
    world,
  );
  connection.connect();
});

const line = (at = -1): Line => lines.at(at) ?? new Line();
const retries = () => waits.filter(({ after, cancelled }) => after !== 7_000 && !cancelled);

test("it says hello first, and commands wait for the welcome", () => {
  void connection.send({ type: "start" });
  line().onopen?.();
  expect(line().sent).toEqual([{ type: "hello", table: "KRWXYZ", token: "t", since: 0 }]);
  line().hear({ type: "welcome" });
  expect(line().sent[1]).toEqual({ type: "start", id: "c1" });
  expect(links).toEqual(["connecting", "open"]);
});

test("a command is answered by its id", async () => {
  line().welcome();
  const [first, second] = [connection.send({ type: "resign" }), connection.send({ type: "stand" })];
  line().hear({ type: "refused", id: "c2", rule: "TAB-15", why: "already_dealt", facts: {} });
  line().hear({ type: "done", id: "c1" });
  expect((await first).type).toBe("done");
  expect((await second).type).toBe("refused");
});

describe("a lost line", () => {
  test("is mended, and what was not answered is sent again under the same id", async () => {
    line().welcome();
    const answer = connection.send({ type: "move", move: { type: "ask", card: "sum" } });
    line().onclose?.();
    retries()[0]?.act();
    expect(lines).toHaveLength(2);
    line().welcome();
    expect(line().sent[1]).toEqual(line(0).sent[1]);
    line().hear({ type: "done", id: "c1" });
    expect((await answer).type).toBe("done");
    expect(links).toEqual(["connecting", "open", "lost", "lost", "open"]);
  });

  test("what was answered is not sent again", async () => {
    line().welcome();
    const answer = connection.send({ type: "start" });
    line().hear({ type: "done", id: "c1" });
    await answer;
    line().onclose?.();
    retries()[0]?.act();
    line().welcome();
    expect(line().sent).toHaveLength(1);
  });

  test("is tried again after longer and longer waits, up to a limit", () => {
    const after: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      line().onclose?.();
      const retry = retries().at(-1);
      after.push(retry?.after ?? 0);
      retry?.act();
    }
    expect(after).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  });

  test("is tried at once when the network is back, also if an attempt is under way", () => {
    line().welcome();
    for (let attempt = 0; attempt < 6; attempt++) {
      line().onclose?.();
      retries().at(-1)?.act();
    }
    const underWay = line();
    connection.hurry();
    expect(underWay.closed).toBe(true);
    expect(line()).not.toBe(underWay);
    line().onclose?.();
    expect(retries().at(-1)?.after).toBe(800);
  });

  test("that holds is left alone when the network is said to be back", () => {
    line().welcome();
    connection.hurry();
    expect(lines).toHaveLength(1);
  });

  test("that nobody noticed is given up when a command stays unanswered", () => {
    line().welcome();
    void connection.send({ type: "start" });
    waits.find(({ after }) => after === 7_000)?.act();
    expect(line(0).closed).toBe(true);
    expect(lines).toHaveLength(2);
  });
});

test("a second welcome on the same line, when the game is dealt, repeats nothing", () => {
  line().welcome();
  void connection.send({ type: "start" });
  line().hear({ type: "welcome" });
  expect(line().sent.filter(({ type }) => type === "start")).toHaveLength(1);
});

test("who has left waits for nothing and is told nothing, and nothing holds on to them", () => {
  line().welcome();
  void connection.send({ type: "start" });
  connection.close();
  expect(waits.every(({ cancelled }) => cancelled)).toBe(true);
  expect([line().onopen, line().onmessage, line().onclose]).toEqual([null, null, null]);
});

test("after an unknown table there is no coming back", () => {
  line().onopen?.();
  line().hear({ type: "failed", code: "unknown_table", detail: "" });
  line().onclose?.();
  expect(links.at(-1)).toBe("closed");
  expect(retries()).toHaveLength(0);
});
