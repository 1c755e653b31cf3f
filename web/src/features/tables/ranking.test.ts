import { expect, test } from "vitest";
import type { Ending } from "../../wire";
import { ranking, tellsPoints } from "./ranking";

const ended = (winners: number[], scores: number[]): Ending => ({
  result: { winners, scores, reason: "over" },
  help: "none",
  resigned: [],
});

test("who won comes first, then by points; equals share a place", () => {
  const order = ranking(ended([2], [12, 7, 15, 7]));
  expect(order.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
    [3, 3],
  ]);
});

test("a winner with fewer points than who was disqualified is still first", () => {
  expect(ranking(ended([1], [100, 90])).map(({ seat }) => seat)).toEqual([1, 0]);
});

test("ones and noughts only say again who has won", () => {
  expect(tellsPoints(ended([0], [1, 0]))).toBe(false);
  expect(tellsPoints(ended([0], [15, 3]))).toBe(true);
});
