import { expect, test } from "vitest";
import { listed, meant, type Move, movesAt, placesOf } from "./moves";
import type { Step, Table } from "./table";

const table = {
  boards: [{ beside: ["wawel", "barbakan", "kopiec"] }, { beside: ["lem"] }, { beside: ["arka"] }],
} as unknown as Table;

const turn: Move[] = [
  { type: "walk", district: "kazimierz" },
  { type: "collect", district: "stare_miasto" },
  { type: "lift_barrier", passage: "kazimierz-podgorze" },
  { type: "play_card", card: "smok" },
];

test("a tap finds the moves with what was tapped", () => {
  const [walk, collect, lift, play] = turn;
  expect(movesAt(turn, { kind: "district", id: "kazimierz" }, "stare_miasto")).toEqual([walk]);
  expect(movesAt(turn, { kind: "district", id: "stare_miasto" }, "stare_miasto")).toEqual([
    collect,
  ]);
  expect(movesAt(turn, { kind: "passage", id: "kazimierz-podgorze" }, "stare_miasto")).toEqual([
    lift,
  ]);
  expect(movesAt(turn, { kind: "card", id: "smok" }, "stare_miasto")).toEqual([play]);
  expect(movesAt(turn, { kind: "card", id: "lajkonik" }, "stare_miasto")).toEqual([]);
});

test("a passage at the own pawn leads to the district behind it", () => {
  const passage = { kind: "passage", id: "stare_miasto-kazimierz" } as const;
  expect(movesAt(turn, passage, "stare_miasto")).toEqual([turn[0]]);
  expect(movesAt(turn, passage, "podgorze")).toEqual([]);
});

test("what is too much to list is put together from what lies beside the boards", () => {
  const offers = [
    { kind: "trade", moves: null },
    { kind: "swap", moves: null },
  ];
  const moves = listed(offers, table, 0);
  expect(moves.filter(({ type }) => type === "trade").map(placesOf)).toEqual([
    ["wawel", "barbakan"],
    ["wawel", "kopiec"],
    ["barbakan", "kopiec"],
  ]);
  expect(moves.filter(({ type }) => type === "swap")).toHaveLength(6);
  expect(moves.at(-1)).toEqual({ type: "swap", give: "kopiec", seat: 2, take: "arka" });
});

test("a tap in vain is asked about as the move it must have meant", () => {
  const step: Step = { type: "turn", seats: [0] };
  const here = { kind: "district", id: "krowodrza" } as const;
  expect(meant(step, here, "krowodrza", [])).toEqual({ type: "collect", district: "krowodrza" });
  expect(meant(step, here, "kazimierz", [])).toEqual({ type: "walk", district: "krowodrza" });
  expect(meant(undefined, here, "kazimierz", [])).toBeNull();
  const like: Move = { type: "reveal", district: "podgorze" };
  const effect = { type: "resolving" } as Step;
  expect(meant(effect, here, null, [like])).toEqual({ type: "reveal", district: "krowodrza" });
  expect(meant(effect, here, null, [])).toBeNull();
  expect(meant({ type: "picking_board", seats: [0], side: "left" }, here, null, [])).toBeNull();
});
