import { expect, test } from "vitest";
import { applyChanges } from "./changes";

const view = { seat: 0, table: { row: ["a", "b"], past: [{ by: 0 }] }, hand: { code: ["0b"] } };

test("a value is set at its path, in records and in lists", () => {
  const next = applyChanges(view, [
    { at: ["table", "row", 1], set: "c" },
    { at: ["hand", "code"], set: [] },
  ]);
  expect(next).toEqual({ ...view, table: { ...view.table, row: ["a", "c"] }, hand: { code: [] } });
});

test("items are added to the end of a list", () => {
  const next = applyChanges(view, [{ at: ["table", "past"], add: [{ by: 1 }, { by: 0 }] }]);
  expect(next.table.past).toEqual([{ by: 0 }, { by: 1 }, { by: 0 }]);
});

test("items are cut from the beginning of a list", () => {
  const next = applyChanges(view, [{ at: ["table", "row"], cut: 1 }]);
  expect(next.table.row).toEqual(["b"]);
});

test("setting null or false is a change, not an absence", () => {
  expect(applyChanges({ hand: view.hand as object | null }, [{ at: ["hand"], set: null }])).toEqual(
    {
      hand: null,
    },
  );
});

test("the old view stays as it was, and untouched parts are shared", () => {
  const before = structuredClone(view);
  const next = applyChanges(view, [{ at: ["table", "row", 0], set: "z" }]);
  expect(view).toEqual(before);
  expect(next.hand).toBe(view.hand);
});

test("an empty path replaces everything", () => {
  expect(applyChanges<unknown>(null, [{ at: [], set: view }])).toEqual(view);
});
