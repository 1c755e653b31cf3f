import { expect, test } from "vitest";
import { pageOf, read } from "./addresses";
import { fold } from "../../../text/fold";
import { search } from "./library";
import { library } from "./printed.test-support";

const entries = library.entries("pl", (attribute) => attribute);
const found = (query: string): string[] => search(entries, query).map(({ id }) => id);

test("an address leads back to its page", () => {
  for (const { kind, id, address } of entries) {
    expect(address).toBe(pageOf(kind, id));
    expect(read(address.split("/").slice(2))).toEqual({ kind, id });
  }
});

test("an address that names nothing is told from the whole platform", () => {
  expect(read([""])).toBeNull();
  for (const path of [["miejsce"], ["place", "wawel"], ["miejsce", "wawel", "more"]])
    expect(read(path)).toBeUndefined();
});

test("letters are found without their marks and whatever their size", () => {
  expect(fold("Łagiewniki-Borek FAŁĘCKI, źdźbło")).toBe("lagiewniki-borek falecki, zdzblo");
  expect(found("lagiewniki borek")[0]).toBe("lagiewniki_borek");
  expect(found("ŁAGIEWNIKI  borek")).toEqual(found("lagiewniki borek"));
});

test("every word must be found, and names come before texts", () => {
  expect(found("wojtyla solvay")).toContain("centrum_jp2");
  expect(found("wojtyla solvay")).not.toContain("kostka");
  expect(found("smok").slice(0, 2).sort()).toEqual(["parada_smokow", "smok"]);
  expect(found("dinozaur")).toEqual([]);
});

test("a place is drawn near the centre of its district, apart from its neighbours", () => {
  for (const { id } of library.districts.values()) {
    const [x = 0, y = 0] = library.map.districts[id]?.centre ?? [];
    const spots = library.placesOf(id).map((place) => library.spot(place));
    for (const [left, top] of spots) expect(Math.hypot(left - x, top - y)).toBeLessThan(30.1);
    expect(new Set(spots.map(String)).size).toBe(spots.length);
  }
});

test("a district names its passages before the borders that are closed", () => {
  const names = library
    .bordersOf("kazimierz")
    .map(({ border, beyond }) => [beyond.id, border.passable]);
  expect(names).toEqual([
    ["stare_miasto", true],
    ["grzegorzki", true],
    ["podgorze", true],
    ["debniki", false],
  ]);
});
