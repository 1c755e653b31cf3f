import { expect, test } from "vitest";
import type { Happening } from "../../game";
import type { Challenged, LogEntry } from "../../wire";
import { goesOn, reached } from "./reached";

interface Event {
  type: string;
}
const told = (ply: number, ...types: string[]): LogEntry => ({
  ply,
  kind: "played",
  by: 1,
  events: types.map((type) => ({ type })),
});
const before = { seat: 0, table: { seen: ["dealt"], agenda: ["pay"] }, hand: "mine" };
/** After the ply: the rules have gone on, or the game is over. */
const next = { ...before, table: { seen: [], agenda: ["lay"] } };
const over = { ...before, table: { seen: [], agenda: [] } };
const task = { begins: 3 } as Challenged;
/** Each event is added to the table. */
const happening = {
  begins: ({ type }: Event) => type === "round",
  after: (table: { seen: string[] }, { type }: Event) => ({
    ...table,
    seen: [...table.seen, type],
  }),
} as unknown as Happening;

test("a task ends before the round that the rules begin after it, and nobody is asked any more", () => {
  const end = reached(told(9, "deal", "buyout", "round", "goods"), before, next, task, happening);
  expect(end?.view).toEqual({
    ...before,
    table: { seen: ["dealt", "deal", "buyout"], agenda: [] },
  });
  expect(end?.entry.events).toEqual([{ type: "deal" }, { type: "buyout" }]);
});

test("a task with which the game ends is shown before the cards are put away, and told as it is", () => {
  const entry = told(9, "deal", "buyout");
  const end = reached(entry, before, over, task, happening);
  expect(end?.view).toEqual({
    ...before,
    table: { seen: ["dealt", "deal", "buyout"], agenda: [] },
  });
  expect(end?.entry).toEqual(entry);
  expect(goesOn(entry, over, task, happening)).toBe(true);
});

test("what led to the position is no end, nor is a ply that begins nothing or nothing else", () => {
  expect(reached(told(3, "deal", "round"), before, next, task, happening)).toBeNull();
  expect(reached(told(9, "deal"), before, next, task, happening)).toBeNull();
  expect(reached(told(9, "round", "goods"), before, next, task, happening)).toBeNull();
});

test("a game that cannot tell the table between is shown as it is", () => {
  const plain = { begins: happening.begins } as unknown as Happening;
  expect(goesOn(told(9, "deal", "round"), next, task, plain)).toBe(false);
  expect(reached(told(9, "deal", "round"), before, next, task, null)).toBeNull();
});
