import { beforeAll, expect, test, vi } from "vitest";
import { learn, speak } from "../text/text.svelte";
import { labelOf, readAll, readRecord, readStep, spoken, wordOf, type Table } from "./reading";

const TEXT = `
dice-six = a six
dice-many = { $count } of them
dice-field-bids = Bids
dice-field-left = Dice left
    .seats = each
dice-field-first = Begins
    .seats = named
event-dice-claimed = { $by } bids { $count }.
dice-record-likely = { $percent }%
`;

const table: Table = { game: "dice", names: (seat) => ["Ola", "Jan"][seat] ?? "?", seats: 2 };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ language: "en", fluent: TEXT }))),
  );
  await speak("en");
  await learn("dice");
});

test("a field is called as its game says, else by its name in plain words", () => {
  expect(labelOf("dice", "bids")).toBe("Bids");
  expect(labelOf("dice", "wild_ones")).toBe("Wild ones");
});

test("a value is looked up, and stays as it is where nobody has written of it", () => {
  expect(wordOf(table, "face", "six")).toBe("a six");
  expect(wordOf(table, "face", "half_moon")).toBe("half moon");
  expect(wordOf(table, "face", "many")).toBe("many");
  expect(wordOf(table, "by", 1)).toBe("Jan");
  expect(wordOf(table, "first", 0)).toBe("Ola");
  expect(wordOf(table, "count", 1)).toBe("1");
  expect(wordOf(table, "wild", true)).toBe("yes");
  expect(wordOf(table, "row", null)).toBe("–");
});

test("what is hidden is simply absent, and what only tells records apart is not read", () => {
  const record = { type: "table", agenda: [], options: {}, shown: null, count: 0 };
  expect(readRecord(table, record)).toEqual([{ label: "Count", words: "0" }]);
  expect(readRecord(table, null)).toEqual([]);
});

test("what lies there by seats is read by their names", () => {
  expect(readRecord(table, { left: [5, 4] })).toEqual([
    {
      label: "Dice left",
      more: [
        { label: "Ola", words: "5" },
        { label: "Jan", words: "4" },
      ],
    },
  ]);
});

test("an event on the table is its sentence, and other records are lists", () => {
  const claimed = { type: "claimed", by: 1, count: 3 };
  const readings = readRecord(table, {
    bids: [claimed],
    odds: { type: "likely", percent: 70 },
    cups: [{ seat: 0, dice: [1, 2] }],
    rows: [[1], []],
    none: [],
  });
  expect(readings).toEqual([
    { label: "Bids", more: [{ label: null, words: "Jan bids 3." }] },
    { label: "Odds", words: "70%" },
    { label: "Cups", more: [{ label: "Ola", more: [{ label: "Dice", words: "1, 2" }] }] },
    {
      label: "Rows",
      more: [
        { label: "1.", words: "1" },
        { label: "2.", words: "nothing" },
      ],
    },
    { label: "None", words: "nothing" },
  ]);
  expect(spoken(readings)).toContain("Cups: Ola: Dice: 1, 2");
});

test("what was worked out for a seat is read without a name of its own", () => {
  const likely = { type: "likely", percent: 70 };
  expect(readAll(table, [likely])).toEqual([{ label: null, words: "70%" }]);
  expect(readAll(table, { type: "certain", needed: 1 })).toEqual([{ label: "Needed", words: "1" }]);
  expect(readAll(table, 3)).toEqual([{ label: null, words: "3" }]);
});

test("a step that says more than whose it is stands first", () => {
  expect(readStep(table, { agenda: [{ type: "turn", seats: [0] }] })).toEqual([]);
  expect(readStep(table, { agenda: [{ type: "pay_back", seats: [0], sum: 3 }] })).toEqual([
    { label: "Pay back", more: [{ label: "Sum", words: "3" }] },
  ]);
  expect(readStep(table, { agenda: [] })).toEqual([]);
});
