import { expect, test } from "vitest";
import type { Offered } from "../../game";
import type { ChytrogrodMove } from "../../wire";
import { Plan } from "./plan.svelte";

type Offer = Offered<ChytrogrodMove>;
const cards = ["sabotage", "takeover"] as const;
const districts = [0, 1, 2];
const playing: Offer[] = [
  {
    kind: "play_card",
    moves: cards.flatMap((card) =>
      districts.map((district) => ({ type: "play_card" as const, card, district })),
    ),
  },
];

test("a card and a district make a move, in either order, and each can be changed", () => {
  const plan = new Plan(() => playing);
  plan.setDistrict(2);
  expect(plan.ready).toBeNull();
  plan.set("card", "takeover");
  plan.set("card", "sabotage");
  expect(plan.ready).toEqual({ type: "play_card", card: "sabotage", district: 2 });
  plan.set("card", "sabotage");
  expect(plan.ready).toBeNull();
});

test("only what some offered move has can be chosen", () => {
  const plan = new Plan(() => playing);
  expect([plan.can("card", "takeover"), plan.can("card", "buyout_2")]).toEqual([true, false]);
  expect([plan.canDistrict(1), plan.canDistrict(4)]).toEqual([true, false]);
});

test("a card is moved from one district to another", () => {
  const moves = [1, 2].map((to) => ({ type: "move_card" as const, start: 0, to }));
  const offers: Offer[] = [
    { kind: "move_card", moves },
    { kind: "skip", moves: [{ type: "skip" }] },
  ];
  const plan = new Plan(() => offers);
  expect([0, 1].map((colour) => plan.canDistrict(colour))).toEqual([true, false]);
  plan.setDistrict(0);
  plan.setDistrict(2);
  expect(plan.ready).toEqual({ type: "move_card", start: 0, to: 2 });
  plan.setDistrict(0);
  expect(plan.draft).toEqual({});
});

test("a plan does not outlive the moves it was made from", () => {
  let offers = playing;
  const plan = new Plan(() => offers);
  plan.set("card", "takeover");
  offers = [...playing];
  expect(plan.draft).toEqual({});
});
