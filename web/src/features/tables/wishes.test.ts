import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../../wire";
import { keepChoices, lastChoices } from "./wishes";

const game = {
  name: "x",
  version: 1,
  seats: [3, 4],
  options: {},
  levels: ["latwy", "sredni", "mistrz"],
  helps: ["none", "full"],
  phrases: [],
  lesson: false,
} as GameInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("hints are on alone and off among people", () => {
  expect(lastChoices(game, "alone")).toMatchObject({ hints: "on", players: 3, level: "sredni" });
  expect(lastChoices(game, "friends").hints).toBe("off");
});

test("the last choice is proposed again, to the same company", () => {
  keepChoices(game, "alone", { ...lastChoices(game, "alone"), players: 4, level: "mistrz" });
  expect(lastChoices(game, "alone")).toMatchObject({ players: 4, level: "mistrz" });
  expect(lastChoices(game, "friends").players).toBe(3);
});

test("what the game no longer has is not proposed", () => {
  keepChoices(game, "alone", { ...lastChoices(game, "alone"), players: 9, help: "facts" });
  expect(lastChoices(game, "alone")).toMatchObject({ players: 3, help: "none" });
});
