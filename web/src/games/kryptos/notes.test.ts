import { expect, test } from "vitest";
import { knowledgeOf, percent } from "./help";
import { markOf, marksOn, readSheet, tapped } from "./notes";
import { answeredWrong, justNow } from "./past";

const spot = { seat: 1, place: 3 };

test("a tap circles, another strikes out, a third clears", () => {
  let sheet = readSheet({});
  const seen = [1, 2, 3].map(() => {
    sheet = tapped(sheet, spot, 17);
    return markOf(marksOn(sheet, spot), 17);
  });
  expect(seen).toEqual(["circled", "struck", null]);
});

test("marks of one card are no other's, and numbers stand in order", () => {
  const sheet = [17, 9, 30].reduce((before, number) => tapped(before, spot, number), readSheet({}));
  expect(marksOn(sheet, spot).circled).toEqual([9, 17, 30]);
  expect(marksOn(sheet, { seat: 2, place: 3 }).circled).toEqual([]);
});

test("a full sheet fits into a note of 16 kB", () => {
  let sheet = readSheet({ text: "ż".repeat(2000) });
  for (const seat of [0, 1, 2, 3, 4])
    for (let place = 0; place < 8; place++)
      for (let number = 1; number <= 48; number++) sheet = tapped(sheet, { seat, place }, number);
  expect(new TextEncoder().encode(JSON.stringify(sheet)).length).toBeLessThan(16_384);
});

test("facts say what is impossible and what is certain, and no more", () => {
  const help = [{ type: "facts", seat: 1, places: [[5], [8, 9]] }];
  const first = knowledgeOf(help, { seat: 1, place: 0 });
  const second = knowledgeOf(help, { seat: 1, place: 1 });
  expect([first?.chance(5), first?.chance(6)]).toEqual([1, 0]);
  expect([second?.chance(8), second?.possible, second?.best]).toEqual([null, 2, null]);
});

test("odds belong to one card of one seat", () => {
  const help = [{ type: "odds", seat: 1, places: [{ "5": 0.25, "7": 0.75 }] }];
  const known = knowledgeOf(help, { seat: 1, place: 0 });
  expect([known?.chance(5), known?.chance(6), known?.best, known?.possible]).toEqual([
    0.25, 0, 0.75, 2,
  ]);
  expect(knowledgeOf(help, { seat: 2, place: 0 })).toBeNull();
  expect(knowledgeOf(null, spot)).toBeNull();
});

test("a percentage neither promises nor rules out what is only likely", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0", "<1", "50", "99", "100"]);
});

test("what was said of a card is found by its place", () => {
  const wrong = { type: "guessed" as const, by: 0, ...spot, number: 9, right: false, points: 0 };
  const past = [{ type: "turned_up" as const, by: 1, place: 3, number: 4 }, wrong];
  expect(answeredWrong(past, spot)).toEqual([9]);
  expect(justNow(past, spot)).toBe(wrong);
  expect(justNow(past, { seat: 1, place: 2 })).toBeNull();
});
