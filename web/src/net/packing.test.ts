import { expect, test } from "vitest";
import type { ServerMessage } from "../wire";
import { unpacked } from "./packing";

const shapes = [
  ["asked", "by", "replies"],
  [null, "seat", "says"],
];

const ply = (...told: unknown[]): ServerMessage => ({ type: "ply", told });

test("records get their names again, in lists and in each other", () => {
  const asked = { type: "asked", by: 0, replies: [{ seat: 1, says: [] }] };
  const message = unpacked(ply(3, 0, [[1, 0, [0, [2, 1, [0]]]]], [], [1]), shapes);
  expect(message).toMatchObject({
    type: "ply",
    entry: { ply: 3, kind: "played", by: 0, events: [asked] },
    changes: [],
    offers: [],
    waiting: [1],
    times: null,
    open: null,
  });
});

test("changes say what they set, add or cut, at the table or in the hand", () => {
  const more = { hand: [[0, [2, 0, null], "seen"]] };
  const told = [
    [0, false, "row", 2],
    [1, [0, [-1, 0]], "past"],
    [2, 1, "agenda"],
  ];
  const message = unpacked(ply(3, 0, [[2, 1, "x"]], told, [], more), shapes);
  expect(message).toMatchObject({
    changes: [
      { at: ["table", "row", 2], set: false },
      { at: ["table", "past"], add: [{ seat: 1, says: "x" }] },
      { at: ["table", "agenda"], cut: 1 },
      { at: ["hand", "seen"], set: { seat: 0, says: null } },
    ],
  });
});

test("what is rare stands behind the rest, by name", () => {
  const times = { left: [1], running: [0], step: null };
  const more = { kind: "undone", to: 0, agreed: true, private: [0], times, open: { seed: "00" } };
  const offers = [
    ["tell", [[2, 0, 1]]],
    ["guess", null],
  ];
  const message = unpacked(ply(4, null, [], [], [], { ...more, offers }), shapes);
  expect(message).toMatchObject({
    entry: { ply: 4, kind: "undone", by: null, to: 0, agreed: true, private: [0] },
    offers: [
      { kind: "tell", moves: [{ seat: 0, says: 1 }] },
      { kind: "guess", moves: null },
    ],
    times,
    open: { seed: "00" },
  });
});

test("what has names already keeps them, with all that is in it", () => {
  const named = { type: "laid", places: [0, 1] };
  const message = unpacked(ply(1, 0, [named], [[0, named, "last"]], []), shapes);
  expect(message).toMatchObject({
    entry: { events: [named] },
    changes: [{ at: ["table", "last"], set: named }],
  });
});

test("every other message is as it is", () => {
  const done = { type: "done", id: "c1" } as const;
  expect(unpacked(done, shapes)).toBe(done);
});
