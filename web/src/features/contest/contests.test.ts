import { expect, test } from "vitest";
import type { ContestTold } from "../../wire";
import { bySeat, missing } from "./contests";

const open = { type: "open" } as const;
const bot = { type: "bot", level: "latwy" } as const;
const person = { name: "Ola", withdrawn: false };

const contest = (more: Partial<ContestTold>, people: number): ContestTold =>
  ({
    kind: "duplicate",
    seats: [open, bot],
    entrants: Array.from({ length: people }, () => person),
    compared: [],
    ...more,
  }) as unknown as ContestTold;

test("a deal for all needs two full tables", () => {
  expect([0, 1, 2, 3].map((people) => missing(contest({}, people)))).toEqual([2, 1, 0, 0]);
  const two = { seats: [open, open] };
  expect([3, 4, 5, 6].map((people) => missing(contest(two, people)))).toEqual([1, 0, 1, 0]);
});

test("a tournament needs four people, or a full table", () => {
  expect(missing(contest({ kind: "swiss", seats: [open, open] }, 3))).toBe(1);
  expect(missing(contest({ kind: "swiss", seats: Array(6).fill(open) }, 4))).toBe(2);
});

test("those of one seat stand together, the best first and who is not compared last", () => {
  const one = (
    who: number,
    seat: number,
    points: number | null,
  ): ContestTold["compared"][number] => ({
    who,
    seat,
    points,
    table: "T",
    fared: null,
    most: 2,
  });
  const all = contest({ compared: [one(0, 1, 0), one(1, 0, null), one(2, 0, 1), one(3, 0, 2)] }, 4);
  expect(bySeat(all).map((seat) => seat.map(({ who }) => who))).toEqual([[3, 2, 1], [0]]);
});
