import { expect, test } from "vitest";
import { knowledgeOf } from "./help";
import { markAt, readSheet, tapped } from "./notes";
import { answersOf, spoken } from "./past";
import { withTile } from "./table";

test("a tap strikes out, another circles, a third clears", () => {
  const empty = readSheet({});
  const marks = [1, 2, 3].reduce<ReturnType<typeof readSheet>[]>(
    (sheets) => [...sheets, tapped(sheets.at(-1) ?? empty, 1, 0, "3b")],
    [empty],
  );
  expect(marks.map((sheet) => markAt(sheet, 1, 0, "3b"))).toEqual([
    null,
    "struck",
    "circled",
    null,
  ]);
  expect(marks.at(-1)).toEqual(empty);
});

test("marks of one holder and place are nobody else's", () => {
  const sheet = tapped(readSheet({}), "middle", 2, "5g");
  expect(markAt(sheet, 1, 2, "5g")).toBeNull();
  expect(markAt(sheet, "middle", 1, "5g")).toBeNull();
});

test("a full sheet fits into a note of 16 kB", () => {
  let sheet = readSheet({ text: "ż".repeat(2000) });
  for (const holder of [0, 1, 2, "middle"] as const)
    for (let place = 0; place < 5; place++)
      for (const tile of ["0b", "0w", "1b", "1w", "2b", "2w", "3b", "3w", "4b", "4w"] as const)
        sheet = tapped(tapped(sheet, holder, place, tile), holder, place, tile);
  // Half the tiles are marked here; twice the marks must fit beside the text.
  const bytes = new TextEncoder().encode(JSON.stringify(sheet.marks)).length * 2 + 4_100;
  expect(bytes).toBeLessThan(16_000);
});

test("tiles line up as they stand: by digit, black before white", () => {
  expect(
    ["9w", "0w", "5g", "0b"].reduce<string[]>(
      (code, tile) => withTile(code as never, tile as never),
      [],
    ),
  ).toEqual(["0b", "0w", "5g", "9w"]);
});

test("answers are collected by who gave them", () => {
  const past = [
    { type: "asked" as const, by: 0, card: "sum", digit: null, replies: [{ seat: 1, says: 20 }] },
    { type: "guessed" as const, by: 1, code: [], right: false },
    { type: "asked" as const, by: 1, card: "odd", digit: null, replies: [{ seat: 0, says: 2 }] },
  ];
  expect(answersOf(past, 1)).toEqual([{ at: 0, card: "sum", digit: null, says: 20 }]);
  expect(answersOf(past, 0)).toEqual([{ at: 2, card: "odd", digit: null, says: 2 }]);
});

test("an answer of no letters is a word of its own", () => {
  expect([spoken([]), spoken(["ab", "de"]), spoken(false), spoken(0)]).toEqual([
    "none",
    "ab, de",
    "no",
    0,
  ]);
});

test("facts say what is impossible and what is certain, and no more", () => {
  const known = knowledgeOf(
    [{ type: "facts", seat: null, places: [["0b"], ["1b", "1w"]] }],
    "middle",
  );
  expect([known?.chance(0, "0b"), known?.chance(0, "0w"), known?.chance(1, "1w")]).toEqual([
    1,
    0,
    null,
  ]);
  expect(known?.codes).toBeNull();
});

test("odds belong to one holder", () => {
  const help = [{ type: "odds", seat: 1, codes: 3, places: [{ "0b": 0.5 }] }];
  expect(knowledgeOf(help, 1)?.chance(0, "0b")).toBe(0.5);
  expect(knowledgeOf(help, 1)?.chance(0, "9w")).toBe(0);
  expect(knowledgeOf(help, 2)).toBeNull();
  expect(knowledgeOf(null, 1)).toBeNull();
});
