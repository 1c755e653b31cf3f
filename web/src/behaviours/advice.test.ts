import { expect, test } from "vitest";
import { isPartOf } from "./advice";

const guess = { type: "guess", seat: 0, place: 2, number: 31 };

test.each([
  [{ type: "guess", seat: 0, place: 2 }, true],
  [{ type: "guess", number: 31 }, true],
  [{ type: "guess", seat: 0, place: 3 }, false],
  [{ type: "stop" }, false],
  [guess, true],
])("what makes %j is a part of the advised guess: %s", (part, is) => {
  expect(isPartOf<Record<string, unknown>>(part, guess)).toBe(is);
});

test("nothing chosen is the same as nothing said of it", () => {
  const ask = { type: "ask", card: "sum" };
  expect(isPartOf<Record<string, unknown>>({ ...ask, digit: null }, ask)).toBe(true);
  expect(isPartOf<Record<string, unknown>>({ ...ask, digit: 2 }, ask)).toBe(false);
});

test("lists are compared as they stand, and a game may look into them itself", () => {
  const write = { type: "write", code: ["1b", "5g", "5g"] };
  expect(isPartOf({ code: ["1b", "5g", "5g"] }, write)).toBe(true);
  expect(isPartOf({ code: ["5g", "1b", "5g"] }, write)).toBe(false);
  expect(isPartOf(({ code }: typeof write) => code.includes("5g"), write)).toBe(true);
});
