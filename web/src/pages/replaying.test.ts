import { expect, test } from "vitest";
import { logUpTo, viewAt } from "./replaying";

const state = { table: { turn: 1 }, hands: [{ code: "mine" }, { code: "yours" }], secret: {} };
const step = (ply: number, told: object[]) => ({
  ply,
  kind: "played" as const,
  by: 0,
  move: {},
  told,
  state,
});
const steps = [
  { ...step(0, []), kind: "dealt" as const },
  step(1, [
    { event: "said aloud", only: null },
    { event: "for 0 alone", only: 0 },
  ]),
  step(2, [{ event: "for 1 alone", only: 1 }]),
];

test("a seat sees its own hand, a spectator none", () => {
  expect(viewAt(steps[1] ?? step(1, []), 1)).toEqual({
    seat: 1,
    table: state.table,
    hand: state.hands[1],
  });
  expect(viewAt(steps[1] ?? step(1, []), "spectator").hand).toBeNull();
});

test("the log holds what those eyes were told, up to the step", () => {
  const told = (last: number, eyes: Parameters<typeof logUpTo>[2]) =>
    logUpTo(steps, last, eyes).flatMap(({ events }) => events);
  expect(told(2, 0)).toEqual(["said aloud", "for 0 alone"]);
  expect(told(2, 1)).toEqual(["said aloud", "for 1 alone"]);
  expect(told(2, "spectator")).toEqual(["said aloud"]);
  expect(told(1, "open")).toEqual(["said aloud", "for 0 alone"]);
});
