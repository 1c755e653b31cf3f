import { expect, test } from "vitest";
import { library } from "./knowledge/printed.test-support";
import { nameRows, roomIn } from "./room";

const rooms = [...library.districts.values()].map(({ id, name }) => {
  const shape = library.map.districts[id];
  if (!shape) throw new Error(`${id} is not on the map`);
  const borders = library.bordersOf(id).map(({ border }) => border);
  return { id, borders, room: roomIn(shape, name, borders) };
});

function apart(one: readonly number[], other: readonly number[]): number {
  return Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));
}

test("a long name is written in two lines", () => {
  expect(nameRows("Łagiewniki-Borek Fałęcki")).toEqual(["Łagiewniki-", "Borek Fałęcki"]);
  expect(nameRows("Stare Miasto")).toEqual(["Stare", "Miasto"]);
  expect(nameRows("Nowa Huta")).toEqual(["Nowa Huta"]);
});

test("four pawns find room in every district, off each other and off its passages", () => {
  for (const { id, borders, room } of rooms)
    for (const [at, pawn] of room.pawns.entries()) {
      for (const other of room.pawns.slice(at + 1))
        expect(apart(pawn, other), id).toBeGreaterThan(20);
      for (const { passable, at: passage } of borders)
        if (passable) expect(apart(pawn, passage), id).toBeGreaterThan(22);
    }
});
