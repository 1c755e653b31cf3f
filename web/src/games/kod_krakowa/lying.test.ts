import { expect, test } from "vitest";
import { lyingIn } from "./lying";
import type { Table } from "./table";

const HERE = "kazimierz";

function table(slots: number[], ...traces: Table["traces"][number]): Table {
  return { laid: [slots.length], slots: [slots], traces: [traces] } as unknown as Table;
}

test("what one has looked at stays with its slot", () => {
  const city = table(
    [1, 2],
    { type: "put_down", slot: 0 },
    { type: "put_down", slot: 1 },
    { type: "looked_at", seat: 0 },
    { type: "picked_up", place: "jcc", slot: 0 },
    { type: "put_down", slot: 2 },
  );
  const seen = [{ district: HERE, places: ["jcc", "wawel"] }];
  expect(lyingIn(city, 0, HERE, { eyes: 0, seen })).toEqual([
    { slot: 1, place: "wawel" },
    { slot: 2, place: null },
  ]);
  expect(lyingIn(city, 0, HERE, { eyes: 1 })).toEqual([
    { slot: 1, place: null },
    { slot: 2, place: null },
  ]);
});

test("a slot that is filled again is not known any more", () => {
  const city = table(
    [0],
    { type: "put_down", slot: 0 },
    { type: "looked_at", seat: 0 },
    { type: "picked_up", place: "jcc", slot: 0 },
    { type: "put_down", slot: 0 },
  );
  const seen = [{ district: HERE, places: ["jcc"] }];
  expect(lyingIn(city, 0, HERE, { eyes: 0, seen })).toEqual([{ slot: 0, place: null }]);
});

test("another seat's look tells nothing, and does not use up one's own", () => {
  const city = table(
    [0],
    { type: "put_down", slot: 0 },
    { type: "looked_at", seat: 1 },
    { type: "looked_at", seat: 0 },
  );
  const seen = [{ district: HERE, places: ["jcc"] }];
  expect(lyingIn(city, 0, HERE, { eyes: 0, seen })).toEqual([{ slot: 0, place: "jcc" }]);
});

test("in the first edition tokens are not told apart", () => {
  const city = { laid: [2], traces: [[]] } as unknown as Table;
  const seen = [{ district: HERE, places: ["jcc"] }];
  const alike = { slot: null, place: null };
  expect(lyingIn(city, 0, HERE, { eyes: 0, seen })).toEqual([alike, alike]);
});

test("after the end all tokens are open", () => {
  const city = table([1], { type: "put_down", slot: 1 });
  expect(lyingIn(city, 0, HERE, { eyes: null, open: [["jcc"]] })).toEqual([
    { slot: 1, place: "jcc" },
  ]);
});
