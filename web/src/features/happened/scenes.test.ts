import { expect, test } from "vitest";
import type { Happening } from "../../game";
import type { LogEntry } from "../../wire";
import { scenesOf, sinceMove, tablesBefore } from "./scenes";

interface Event {
  type: string;
}
const told = (ply: number, by: number | null, ...types: string[]): LogEntry => ({
  ply,
  kind: "played",
  by,
  events: types.map((type) => ({ type })),
});
const view = (table: unknown): { seat: number; table: unknown; hand: null } => ({
  seat: 0,
  table,
  hand: null,
});
/** Each event is added to the table; chosen is a deed, small is an aside. */
const counting = {
  where: () => [],
  isDeed: ({ type }: Event) => type === "chosen",
  isAside: ({ type }: Event) => type === "small",
  after: (table: string[], { type }: Event) => [...table, type],
} as unknown as Happening;

test("each scene has the board as it was then, and asides go with what came before", () => {
  const entry = told(4, 1, "one", "small", "two");
  const scenes = scenesOf(entry, view([]), view(["the end"]), counting, 0);
  expect(scenes.map(({ view: { table } }) => table)).toEqual([
    ["one", "small"],
    ["one", "small", "two"],
  ]);
  expect(scenes.map((scene) => scene.soFar.events.length)).toEqual([2, 3]);
});

test("without a way to tell the table between, the board is as after the ply", () => {
  const { where, isDeed, isAside } = counting;
  const plain = { where, isDeed, isAside };
  const scenes = scenesOf(told(4, 1, "one", "two"), view("before"), view("after"), plain, 0);
  expect(scenes.map(({ view: { table } }) => table)).toEqual(["after", "after"]);
});

test("whoever chose something needs no show of it, but of what came of it", () => {
  const entry = told(4, 0, "chosen", "came of it");
  const mine = scenesOf(entry, view([]), view([]), counting, 0);
  expect(mine.map((scene) => scene.told.events)).toEqual([[{ type: "came of it" }]]);
  expect(scenesOf(entry, view([]), view([]), counting, 1)).toHaveLength(2);
  expect(scenesOf({ ...entry, by_clock: true }, view([]), view([]), counting, 0)).toHaveLength(2);
});

test("what only the viewer was told stays so in a part of it", () => {
  const entry = { ...told(4, 1, "one", "two", "three"), private: [1] };
  const parts = scenesOf(entry, view([]), view([]), counting, 0);
  expect(parts.map((scene) => scene.told.private)).toEqual([[], [0], []]);
});

test("the table before each event is what those before it made of it", () => {
  const tables = tablesBefore(told(4, 1, "one", "two"), view([]), counting);
  expect(tables).toEqual([[], ["one"]]);
});

test("since one's move: what came of it, and all that others did", () => {
  const log = [told(1, 1, "old"), told(2, 0, "chosen", "came of it"), told(3, 1, "new")];
  const types = (seat: number | null): unknown[] =>
    sinceMove(log, seat, (event) => (event as Event).type === "chosen").map(
      ({ event }) => (event as Event).type,
    );
  expect(types(0)).toEqual(["came of it", "new"]);
  expect(types(1)).toEqual(["new"]);
  expect(types(null)).toEqual(["old", "chosen", "came of it", "new"]);
});

test("a move that the clock made is news to whose it was", () => {
  const log = [told(1, 0, "chosen"), { ...told(2, 0, "chosen"), by_clock: true }];
  expect(sinceMove(log, 0, () => true).map(({ ply, event }) => [ply, event])).toEqual([
    [2, null],
    [2, { type: "chosen" }],
  ]);
});
