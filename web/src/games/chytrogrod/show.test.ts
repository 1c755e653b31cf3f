import { expect, test } from "vitest";
import type { ChytrogrodEvent, LogEntry } from "../../wire";
import { showOf, shownAt } from "./show";

const told = (...events: ChytrogrodEvent[]): LogEntry => ({
  ply: 1,
  kind: "played",
  by: 0,
  events,
});

const round = (number: number): ChytrogrodEvent => ({
  type: "round_began",
  round: number,
  seat: 0,
  district: 0,
});
const port: ChytrogrodEvent = {
  type: "turned_up",
  district: 0,
  decrees: [],
  cards: [
    { by: 0, card: "sabotage" },
    { by: 1, card: "sabotage" },
    { by: 2, card: "buyout_3" },
  ],
};
const picked: ChytrogrodEvent = { type: "picked", by: 0, district: 0, kind: "sabotage", seat: 1 };
const removed: ChytrogrodEvent = {
  type: "card_removed",
  by: 1,
  district: 0,
  seat: 2,
  card: "buyout_3",
};
const red: ChytrogrodEvent = { ...port, district: 1, decrees: ["trzask_bicza"] };

test("a tie settled and a sabotage put cards out, one scene each", () => {
  const { scenes } = showOf([told(round(1), port), told(picked), told(removed)]);
  expect(scenes.map(({ cards }) => cards.map(({ out }) => out))).toEqual([
    [false, false, false],
    [true, false, false],
    [true, false, true],
  ]);
  expect(scenes.map(({ cards }) => cards.findIndex(({ acting }) => acting))).toEqual([-1, 1, 1]);
});

test("the show of a round lasts until the next one is turned up", () => {
  const first = [told(round(1), port), told(round(2))];
  expect(showOf(first)).toMatchObject({ round: 1, scenes: [{ district: 0 }] });
  expect(showOf([...first, told(red)])).toMatchObject({ round: 2, scenes: [{ district: 1 }] });
});

test("what a player gives back while waking is no part of a show", () => {
  const overflow: ChytrogrodEvent = { type: "given_back", by: 0, heaps: [] };
  expect(showOf([told(round(1), port), told(round(2), overflow)]).scenes).toHaveLength(1);
  expect(showOf([told(round(1), port, overflow)]).scenes).toHaveLength(2);
});

test("districts to come lie face down, those gone by are empty", () => {
  const show = showOf([told(round(1), port, red)]);
  const cards = (at: number, district: number): (string | null)[] =>
    shownAt(show, at, district).cards.map(({ card }) => card);
  expect(cards(0, 1)).toEqual([null, null, null]);
  expect(shownAt(show, 0, 1).decrees).toEqual([{ key: 0, decree: null, up: false }]);
  expect(cards(1, 1)).toEqual(["sabotage", "sabotage", "buyout_3"]);
  expect(cards(1, 0)).toEqual([]);
});
