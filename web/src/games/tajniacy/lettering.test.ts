import { expect, test } from "vitest";
import { breadth, lines } from "./lettering";

test("letters differ in breadth, and a broken word is as broad as its longest piece", () => {
  expect(breadth("MUMMY")).toBeGreaterThan(breadth("LISTA"));
  expect(breadth("NOWY SĄCZ")).toBe(breadth("NOWY"));
  expect(["WĄŻ", "NOWY SĄCZ", "PÓŁ-POLAK"].map(lines)).toEqual([1, 2, 2]);
});

// Measured in a browser, with the weight and spacing of the cards.
test.each([
  ["CZAROWNICA", 6.63],
  ["NIEDŹWIEDŹ", 5.98],
  ["MUSHROOM", 5.98],
  ["SUBMARINE", 5.94],
  ["ORCHESTRA", 5.88],
])("%s is never thought narrower than it is", (word, measured) => {
  expect(breadth(word)).toBeGreaterThanOrEqual(measured);
});
