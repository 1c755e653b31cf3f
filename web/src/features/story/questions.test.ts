import { expect, test } from "vitest";
import { choices, longest, tenths, verdict, type Question } from "./questions";

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

test("the longest bar is the most that anything told, was worth or promised", () => {
  expect(longest([question(0, 1, 4), question(0, 1, 2, { got: 6 })])).toBe(6);
  expect(longest([question(0, 0, 1, { points: 1, most: 3 })])).toBe(3);
  expect(longest([])).toBe(1);
});

test("what promises as much, to a tenth, is as good as the best", () => {
  expect(verdict(question(0, 2.96, 3.01, { best: { type: "ask" } })).said).toBe("best");
  expect(verdict(question(0, 2.9, 3.01, { best: { type: "ask" } })).said).toBe("bits");
  expect(tenths(2.349)).toBe(2.3);
});

test("a certain hit tells nothing and is the best there was, by its points", () => {
  const certain = { chance: 1, points: 3, most: 3, winner: { type: "guess" } };
  expect(verdict(question(0, 0, 1, certain)).said).toBe("best");
  const flip = { ...certain, chance: 0.5, points: 1.5 };
  expect(verdict(question(0, 1, 1, flip))).toMatchObject({ said: "points", by: 3 });
});

test("who knows the code and asks on is told so, though no question was better", () => {
  const winner = { code: [1, 2], type: "guess" };
  const asked = question(0, 0, 0, { best: { type: "ask" }, winner });
  expect(verdict(asked)).toMatchObject({ said: "certain", better: winner });
  const named = { ...asked, move: { type: "guess", code: [1, 2] } };
  expect(verdict(named).said).toBe("best");
});
