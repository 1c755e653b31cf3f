import { expect, test } from "vitest";
import { blocks, spans } from "./markdown";

test("marks inside a line become spans", () => {
  expect(spans("A **bold** *word* and `code`.")).toEqual([
    { text: "A ", kind: "plain" },
    { text: "bold", kind: "strong" },
    { text: " ", kind: "plain" },
    { text: "word", kind: "emphasis" },
    { text: " and ", kind: "plain" },
    { text: "code", kind: "code" },
    { text: ".", kind: "plain" },
  ]);
});

test("paragraphs, lists and tables are told apart", () => {
  const [words, list, table] = blocks(
    "Two\nlines.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(words).toEqual({ kind: "paragraph", spans: spans("Two lines.") });
  expect(list).toEqual({ kind: "list", items: [spans("one"), spans("two")] });
  expect(table).toEqual({
    kind: "table",
    head: [spans("a"), spans("b")],
    rows: [[spans("1"), spans("2")]],
  });
});
