import { expect, test } from "vitest";
import { news, type Standing } from "./news";

const waiting: Standing = { ply: 4, mine: false, over: false };

test("nothing new makes no sound", () => {
  expect(news(waiting, waiting)).toBeNull();
  expect(news({ ...waiting, mine: true }, { ...waiting, mine: true })).toBeNull();
});

test("somebody's move is heard, and my turn instead of it", () => {
  expect(news(waiting, { ...waiting, ply: 5 })).toBe("move");
  expect(news(waiting, { ...waiting, ply: 5, mine: true })).toBe("turn");
});

test("a second turn in a row is a turn again", () => {
  expect(news({ ...waiting, mine: true }, { ply: 5, mine: true, over: false })).toBe("turn");
});

test("the end is heard once", () => {
  const over = { ply: 5, mine: false, over: true };
  expect(news(waiting, over)).toBe("end");
  expect(news(over, over)).toBeNull();
});
