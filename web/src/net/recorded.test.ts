import { expect, test } from "vitest";
import type { Walk } from "../wire";
import { recordedWorld } from "./recorded";

const seats = [{ type: "person", name: "—" }, { type: "bot" }];
const WALK = {
  begins: [{ type: "welcome", table: { seats }, you: { seat: 0, name: "—" } }],
  steps: [
    { step: 0, move: null, told: [{ type: "lesson", lesson: { step: 1 } }] },
    { step: 1, move: { type: "ask", card: "sum", digit: null }, told: [{ type: "ply" }] },
  ],
} as unknown as Walk;

interface Heard {
  type: string;
  code?: string;
  move?: unknown;
}

/** What is heard after each of these, said one after the other. */
async function heardAfter(...said: object[]): Promise<Heard[][]> {
  const socket = recordedWorld(WALK, "Ola").socket();
  const all: Heard[][] = [];
  for (const one of said) {
    const heard: Heard[] = [];
    socket.onmessage = (event) => heard.push(JSON.parse(String(event.data)) as Heard);
    socket.send(JSON.stringify({ id: "c", ...one }));
    await Promise.resolve();
    all.push(heard);
  }
  return all;
}

const types = (heard: Heard[][]): string[][] => heard.map((all) => all.map(({ type }) => type));

test("on its path a recorded lesson goes on as it would at the server", async () => {
  const heard = await heardAfter(
    { type: "hello" },
    { type: "understood", step: 0 },
    { type: "check", move: { type: "ask", card: "sum" } },
    { type: "move", move: { type: "ask", card: "sum" } },
  );
  expect(types(heard)).toEqual([["welcome"], ["lesson", "done"], ["done"], ["ply", "done"]]);
  expect(heard[0]?.[0]).toMatchObject({
    you: { name: "Ola" },
    table: { seats: [{ name: "Ola" }, {}] },
  });
});

test("off its path nothing is judged: it says that this needs the network, and shows the way", async () => {
  const stray = { type: "ask", card: "even", digit: null };
  const heard = await heardAfter(
    { type: "move", move: stray },
    { type: "understood", step: 0 },
    { type: "move", move: stray },
    { type: "check", move: stray },
    { type: "propose", what: "undo" },
    { type: "understood", step: 0 },
  );
  expect(types(heard)).toEqual([
    ["failed"],
    ["lesson", "done"],
    ["hint", "failed"],
    ["failed"],
    ["failed"],
    ["done"],
  ]);
  expect(heard[2]?.[1]?.code).toBe("offline");
  expect(heard[2]?.[0]?.move).toEqual(WALK.steps[1]?.move);
});
