import { expect, test } from "vitest";
import { piecesOf } from "./poster";

const lettersOf = (name: string): string =>
  piecesOf(name)
    .map(({ letter }) => letter)
    .join("");

test("a short name is set whole, a long one by its first letters, and none is a question", () => {
  expect(lettersOf("Kości kłamcy")).toBe("KOŚCIKŁAMCY");
  expect(lettersOf("Liar’s Dice")).toBe("LIARSDICE");
  expect(lettersOf("Wielka wyprawa kupców")).toBe("WWK");
  expect(lettersOf("…")).toBe("?");
});

test("the same name always lies the same, and all of it on the sheet", () => {
  expect(piecesOf("Ogień")).toEqual(piecesOf("Ogień"));
  for (const { x, y } of piecesOf("Kości kłamcy")) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(500);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(400);
  }
});
