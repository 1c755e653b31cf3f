import { beforeAll, expect, test } from "vitest";
import { learn } from "../../text/text.svelte";
import type { LogEntry } from "../../wire";
import { announcement, privateNews } from "../../behaviours/announcing";

const names = (seat: number): string => ["Ola", "Robot Halina"][seat] ?? "?";
const drew: LogEntry = {
  ply: 4,
  kind: "played",
  by: 0,
  events: [
    { type: "drew", by: 0 },
    { type: "drew_card", card: "smok" },
  ],
  private: [1],
};

beforeAll(() => learn("kod_krakowa"));

test("what only the viewer was told is not said aloud, but that there is something is", () => {
  const said = announcement("kod_krakowa", drew, names, "Gra: Robot Halina");
  expect(said).toContain("Ola");
  expect(said).not.toMatch(/smok/i);
  expect(said).toContain("Masz wiadomość tylko dla siebie.");
  expect(said).toContain("Gra: Robot Halina");
});

test("where nobody else was told anything, not even the turn is said aloud", () => {
  const hushed = { ...drew, events: drew.events.slice(1), private: [0] };
  expect(announcement("kod_krakowa", hushed, names, "Twoja kolej")).toBe(
    "Masz wiadomość tylko dla siebie.",
  );
});

test("what is for all is said whole, and whose turn it is", () => {
  const open = { ...drew, events: drew.events.slice(0, 1), private: [] };
  const said = announcement("kod_krakowa", open, names, "Twoja kolej");
  expect(said).not.toContain("tylko dla siebie");
  expect(said).toMatch(/Ola.* Twoja kolej$/);
});

test("when asked, just that is read which only the viewer was told", () => {
  const [news, ...more] = privateNews("kod_krakowa", [drew], names);
  expect(news).toMatch(/smok/i);
  expect(more).toEqual([]);
});
