import { expect, test } from "vitest";
import { daysBetween } from "./days";

const at = (text: string): number => new Date(text).getTime();

test("days are counted by midnights, not by hours", () => {
  expect(daysBetween(at("2026-11-17T00:00"), at("2026-11-17T23:59"))).toBe(0);
  expect(daysBetween(at("2026-11-17T23:59"), at("2026-11-18T00:00"))).toBe(1);
  expect(daysBetween(at("2026-11-17T12:00"), at("2026-11-24T11:59"))).toBe(7);
});

test("a change of clocks makes no day more or less", () => {
  expect(daysBetween(at("2026-03-28T12:00"), at("2026-03-30T12:00"))).toBe(2);
  expect(daysBetween(at("2026-10-24T12:00"), at("2026-10-26T12:00"))).toBe(2);
});
