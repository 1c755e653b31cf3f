/** The town as the table knows it: colours, tokens, cards, and whose things are where. */
import type { ChytrogrodHand, ChytrogrodSide, ChytrogrodTable, ChytrogrodTie } from "../../wire";

/** The wire always sends what has a default; generated types do not know that. */
type Whole<T> = T extends object ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> } : T;

export type Town = Whole<ChytrogrodTable>;
export type Hand = Whole<ChytrogrodHand>;
export type Player = Town["players"][number];
export type District = Town["districts"][number];
export type Step = Town["agenda"][number];
export type Side = ChytrogrodSide;
export type Card = Hand["cards"][number];
export type Decree = Hand["decrees"][number][1];
export type Kind = ChytrogrodTie["kind"];
/** How many tokens of each kind: the five goods by colour, then influence worth 5 and 10. */
export type Tokens = Side["cost"];

export const GOODS = [0, 1, 2, 3, 4] as const;
/** What is printed on the tokens that are no goods. */
export const INFLUENCE: Readonly<Record<number, number>> = { 5: 5, 6: 10 };
export const SLOTS = 10;
/** As printed on the guild boards, by colour (CHY-121 to CHY-125). */
export const INTRIGUES: readonly string[] = [
  "do_stu_piorunow",
  "rozroba",
  "wielmozni",
  "rektorskie_machlojki",
  "wstawiennictwo",
];

const INITIATIVE: Record<Kind, number> = {
  sabotage: 1,
  takeover: 2,
  big_deal: 3,
  small_deal: 4,
  buyout: 5,
};

export function kindOf(card: Card): Kind {
  return card.startsWith("buyout") ? "buyout" : (card as Kind);
}

/** The number printed in the corner of a card. */
export function initiativeOf(card: Card): number {
  return INITIATIVE[kindOf(card)];
}

/** What a buyout card is worth; nothing is printed on the others. */
export function valueOf(card: Card): string {
  return /\d/.exec(card)?.[0] ?? "";
}

/** Each token by its kind, as many times as it is there. */
export function spread(tokens: Tokens): number[] {
  return tokens.flatMap((count, token) => Array.from({ length: count }, () => token));
}

/** How many goods are lacking to pay a price. */
export function lackOf(held: Tokens, price: Tokens): number {
  return price.reduce<number>(
    (sum, cost, token) => sum + Math.max(0, cost - (held[token] ?? 0)),
    0,
  );
}

/** A secret good that is still to be spent: its kind, or any where it is contraband (CHY-70, CHY-110). */
export type Secret = number | "any";

export function secretOf(town: Town, seat: number, hand: Hand): Secret | null {
  if (playerAt(town, seat).secret_used) return null;
  return town.options.contraband ? "any" : hand.secret;
}

/** Whether a secret good is all that lacks. */
export function isMadeUp(held: Tokens, price: Tokens, secret: Secret | null): boolean {
  if (secret === null || lackOf(held, price) !== 1) return false;
  return secret === "any" || (price[secret] ?? 0) > (held[secret] ?? 0);
}

export function placeOf(town: Town, colour: number): District {
  const place = town.districts[colour];
  if (!place) throw new Error(`no district ${colour}`);
  return place;
}

export function playerAt(town: Town, seat: number): Player {
  const player = town.players[seat];
  if (!player) throw new Error(`nobody at seat ${seat}`);
  return player;
}

/** Whose henchman is in a district. */
export function occupantOf(town: Town, district: number): number | null {
  const seat = town.players.findIndex((player) => player.henchman === district);
  return seat < 0 ? null : seat;
}

/** A card as it lies in a pile for the one who looks. */
export interface Lying {
  key: number;
  by: number;
  /** What it is, if it is turned up. */
  card: Card | null;
  /** What it is, if it is face down but the viewer knows. */
  known: Card | null;
  out: boolean;
  acting: boolean;
}

/** The pile of a district for whoever may look into these hands. */
export function pileOf(place: District, hands: readonly Hand[]): Lying[] {
  const seen = new Map(hands.flatMap((hand) => hand.face_down));
  return place.pile.map(({ by, number, card, ignored }) => ({
    key: number,
    by,
    card,
    known: card === null ? (seen.get(number) ?? null) : null,
    out: ignored,
    acting: false,
  }));
}

/** A decree beside a pile: turned up, known to the viewer alone, or unknown. */
export interface LyingDecree {
  key: number;
  decree: Decree | null;
  up: boolean;
}

export function decreesOf(place: District, hands: readonly Hand[]): LyingDecree[] {
  const seen = new Map(hands.flatMap((hand) => hand.decrees));
  return place.decrees.map(({ number, decree }) => ({
    key: number,
    decree: decree ?? seen.get(number) ?? null,
    up: decree !== null,
  }));
}
