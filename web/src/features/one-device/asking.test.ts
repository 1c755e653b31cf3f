import { expect, test } from "vitest";
import type { TableInfo } from "../../wire";
import { askedAmong } from "./asking";

const person = { type: "person", name: "Ola", present: true } as const;
const seats: TableInfo["seats"] = [person, person, { type: "bot", level: "latwy" }, person];
const quiet = { proposal: null, seats };

test("those the game waits for are asked one after another, from the one after the last", () => {
  expect(askedAmong([0, 1, 3], quiet, [0, 1, 2, 3], null)).toEqual([0, 1, 3]);
  expect(askedAmong([0, 1, 3], quiet, [0, 1, 2, 3], 1)).toEqual([3, 0, 1]);
});

test("nobody is asked while the game waits for others", () => {
  expect(askedAmong([0, 1], quiet, [2, 3], 0)).toEqual([]);
});

test("who is to vote is asked before who is to move, but not who has agreed", () => {
  const proposal = { what: "undo", by: 0, agreed: [0], seat: null, level: null } as const;
  expect(askedAmong([0, 1, 3], { proposal: { ...proposal, agreed: [0] }, seats }, [0], 0)).toEqual([
    1, 3, 0,
  ]);
});

test("nobody votes on their own removal, and no seat is asked that a bot plays", () => {
  const removal = { what: "remove", by: 0, agreed: [0], to: null, seat: 1, level: null } as const;
  const botted = [...seats.slice(0, 3), { ...person, played_by_bot: "sredni" as const }];
  const info = { proposal: { ...removal, agreed: [0] }, seats: botted };
  expect(askedAmong([0, 1, 3], info, [3], 0)).toEqual([]);
});
