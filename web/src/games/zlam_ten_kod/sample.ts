/** A few things of a game that was never played, for the gallery of shared parts. */
import type { LogEntry, Story } from "../../wire";
import type { Sample } from "../../game";

const entries: LogEntry[] = [
  {
    ply: 1,
    kind: "played",
    by: 0,
    events: [
      {
        type: "asked",
        by: 0,
        card: "where_1_2",
        digit: 2,
        replies: [{ seat: 1, says: ["b", "c"] }],
      },
      { type: "turned", card: "spread" },
    ],
  },
  { ply: 2, kind: "undone", by: null, events: [], to: 0, agreed: true },
  {
    ply: 3,
    kind: "played",
    by: 1,
    by_clock: true,
    events: [{ type: "guessed", by: 1, code: ["0b", "3w", "5g", "7b", "9w"], right: false }],
  },
];
const ask = (card: string) => ({ type: "ask", card, digit: null });
const story: Story = {
  sentences: [
    { name: "story-zlam_ten_kod-opening", facts: { by: 0, count: 2 } },
    { name: "story-zlam_ten_kod-found", facts: { by: 1, codes: 12, lucky: true }, ply: 3 },
  ],
  questions: [
    {
      ply: 1,
      by: 0,
      move: ask("where_0"),
      worth: { got: 1.4, expected: 1.1, best: ask("sum"), promised: 4.3 },
    },
    {
      ply: 2,
      by: 1,
      move: ask("sum"),
      worth: { got: 5.2, expected: 4.4, best: ask("sum"), promised: 4.4 },
    },
  ],
};

export const sample: Sample = {
  game: "zlam_ten_kod",
  entries,
  story,
  refused: { sentence: "refused-zlam-ten-kod-wrong-order", clause: "ZTK-50" },
};
