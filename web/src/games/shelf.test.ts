import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { hasBoard, setUpOf } from "./shelf";

const games = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("a game is on the shelf once it has a board", () => {
  expect(games.filter(hasBoard)).toEqual(games);
  expect(hasBoard("not_yet")).toBe(false);
});

test("a game that asks for nothing more has no set-up of its own", async () => {
  expect(await setUpOf("not_yet")).toBeUndefined();
});
