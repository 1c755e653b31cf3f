import { expect, test } from "vitest";
import { hasBoard, setUpOf } from "./shelf";

test("a game is on the shelf once it has a board", () => {
  expect(hasBoard("zlam_ten_kod")).toBe(true);
  expect(hasBoard("not_yet")).toBe(false);
});

test("a game that asks for nothing more has no set-up of its own", async () => {
  expect(await setUpOf("zlam_ten_kod")).toBeUndefined();
});
