import { beforeAll, expect, test } from "vitest";
import { learn } from "../../text/text.svelte";
import type { ChytrogrodEvent } from "../../wire";
import { afterEvent } from "./afterwards";
import { happening } from "./happened";
import type { District, Player, Tokens, Town } from "./table";

beforeAll(() => learn("chytrogrod"));

const none: Tokens = [0, 0, 0, 0, 0, 0, 0];
const side = (points: number, ...cost: number[]): { points: number; cost: Tokens } => ({
  points,
  cost: [...cost, ...none].slice(0, 7) as Tokens,
});
const place = (change: Partial<District> = {}): District => ({
  top: null,
  unseen: 3,
  tokens: none,
  below: [],
  pile: [],
  decrees: [],
  ...change,
});
const player = (change: Partial<Player> = {}): Player =>
  ({
    guild: 0,
    tokens: none,
    points: 0,
    deals: [],
    henchman: null,
    secret_used: false,
    ...change,
  }) as Player;
const laid = (by: number, number: number): District["pile"][number] => ({
  by,
  number,
  card: null,
  ignored: false,
  seen: null,
});

const town = {
  pools: [9, 9, 9, 9, 9, 1, 0],
  round: 1,
  laid: 4,
  players: [player({ tokens: [2, 0, 0, 0, 0, 0, 0] }), player(), player({ henchman: 0 })],
  districts: [
    place({
      top: { colour: 0, big: side(9, 3, 1), small: side(4, 2) } as District["top"],
      tokens: [0, 2, 0, 0, 0, 1, 0],
      pile: [laid(0, 0), laid(1, 1), laid(1, 2), laid(2, 3)],
      decrees: [{ by: 0, number: 0, decree: null }],
    }),
    place(),
  ],
} as unknown as Town;

const turned = (...decrees: string[]): ChytrogrodEvent =>
  ({
    type: "turned_up",
    district: 0,
    decrees,
    cards: [
      { by: 0, card: "sabotage" },
      { by: 1, card: "buyout_4" },
      { by: 1, card: "buyout_2" },
      { by: 2, card: "buyout_3" },
    ],
  }) as ChytrogrodEvent;
const out = (now: Town): boolean[] => now.districts[0]?.pile.map(({ ignored }) => ignored) ?? [];
const why = (now: Town, event: ChytrogrodEvent): string =>
  happening.why?.(now, event, (seat) => `P${seat}`) ?? "";

test("cards turned up are as a decree leaves them", () => {
  expect(out(afterEvent(town, turned("cisza_przed_burza")))).toEqual([false, false, false, false]);
  expect(out(afterEvent(town, turned("prawo_i_porzadek")))).toEqual([true, false, false, false]);
  expect(out(afterEvent(town, turned("zloto_glupcow")))).toEqual([false, true, true, true]);
});

test("a rumour brings influence as long as the pool has any", () => {
  const now = afterEvent(town, turned("jeszcze_cenniejsza"));
  expect(now.districts[0]?.tokens).toEqual([0, 2, 0, 0, 0, 2, 0]);
  expect(now.pools[5]).toBe(0);
});

test("a deal that is not for sale goes under the others, and comes up again once they are gone", () => {
  const top = town.districts[0]?.top as NonNullable<District["top"]>;
  const up = afterEvent(town, turned("nie_na_sprzedaz"));
  expect(up.districts[0]?.below).toEqual([top]);
  const opened: ChytrogrodEvent = { type: "deal_opened", district: 0, deal: top };
  const place = (now: Town): unknown => now.districts[0];
  expect(place(afterEvent(up, opened))).toMatchObject({ top, unseen: 2, below: [top] });
  const all = [opened, opened, opened, opened].reduce(afterEvent, up);
  expect(place(all)).toMatchObject({ top, unseen: 0, below: [] });
});

test("a card that was removed counts no more in the sums of the buyout", () => {
  const up = afterEvent(town, turned("cisza_przed_burza"));
  const event: ChytrogrodEvent = { type: "bought_out", by: 1, district: 0, heaps: [] };
  expect(why(up, event)).toContain("6 : 3");
  const removed: ChytrogrodEvent = {
    type: "card_removed",
    by: 0,
    district: 0,
    seat: 1,
    card: "buyout_4",
  };
  expect(why(afterEvent(up, removed), event)).toContain("3 : 2");
  expect(why(afterEvent(town, turned("trzask_bicza")), event)).toContain("2 : 1");
});

test("what is bought out goes from the district to the board, influence as points", () => {
  const heaps = [
    { token: 1, count: 2 },
    { token: 5, count: 1 },
  ];
  const now = afterEvent(town, { type: "bought_out", by: 1, district: 0, heaps });
  expect(now.districts[0]?.tokens).toEqual(none);
  expect(now.players[1]).toMatchObject({ tokens: [0, 2, 0, 0, 0, 1, 0], points: 5 });
  expect(town.players[1]?.points).toBe(0);
});

test("a deal is paid without the secret good, and says what it cost", () => {
  const event: ChytrogrodEvent = {
    type: "deal_made",
    by: 0,
    district: 0,
    kind: "small_deal",
    points: 4,
    secret: 0,
  };
  const now = afterEvent(town, event);
  expect(now.players[0]).toMatchObject({ tokens: [1, 0, 0, 0, 0, 0, 0], points: 4 });
  expect(now.players[0]?.deals).toHaveLength(1);
  expect(now.pools[0]).toBe(10);
  expect(why(town, event)).toContain("×2");
});

test("a takeover sends the other henchman home", () => {
  const now = afterEvent(town, { type: "took_over", by: 1, district: 0, seat: 2 });
  expect(now.players.map(({ henchman }) => henchman)).toEqual([null, 0, null]);
});

test("a new round begins with empty piles, and the show before it with full ones", () => {
  const event: ChytrogrodEvent = { type: "round_began", round: 2, seat: 1, district: 1 };
  const now = afterEvent(town, event);
  expect(now.districts[0]).toMatchObject({ pile: [], decrees: [] });
  expect(now).toMatchObject({ round: 2, favourite: 1, first: 1, laid: 0 });
});
