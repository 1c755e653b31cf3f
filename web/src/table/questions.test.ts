import { expect, test } from "vitest";
import { choices, isBest, mostBits, tenths, type Question } from "./questions";

const question = (by: number, expected: number, promised: number, more = {}): Question => ({
  ply: 1,
  by,
  move: { type: "ask" },
  worth: { got: 0, expected, promised, ...more },
});

test("a player's questions are measured against the best ones open to them", () => {
  const asked = [question(1, 1, 4), question(1, 2, 2), question(0, 3, 3)];
  expect(choices(asked)).toEqual([
    { seat: 0, percent: 100 },
    { seat: 1, percent: 50 },
  ]);
});

test("a guess is made to win, so it is not counted among the questions", () => {
  expect(choices([question(0, 0, 1, { chance: 1 }), question(0, 0, 1, { surest: 1 })])).toEqual([]);
  expect(choices([question(0, 0, 0)])).toEqual([]);
});

test("the longest bar is the most that anything told or promised", () => {
  expect(mostBits([question(0, 1, 4), question(0, 1, 2, { got: 6 })])).toBe(6);
  expect(mostBits([])).toBe(1);
});

test("what promises as much, to a tenth, is as good as the best", () => {
  expect(isBest(question(0, 2.96, 3.01))).toBe(true);
  expect(isBest(question(0, 2.9, 3.01))).toBe(false);
  expect(tenths(2.349)).toBe(2.3);
});
