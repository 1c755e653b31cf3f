/** What may be done now, found by what one taps. */
import type { KodKrakowaMove, KodKrakowaTable, Offer } from "../../wire";

export type Move = KodKrakowaMove;
export type Table = KodKrakowaTable;
export type Step = NonNullable<Table["agenda"]>[number];

/** Something on the table that one can tap; what the kinds are called in a move. */
export interface Spot {
  kind: "district" | "passage" | "card" | "place";
  id: string;
}

export function isSame(one: Spot | null, other: Spot): boolean {
  return one?.kind === other.kind && one.id === other.id;
}

/** All places that a seat has. */
export function collected({ boards }: Table, seat: number): string[] {
  const { on_left = [], joint = [], on_right = [], beside = [] } = boards[seat] ?? {};
  return [...on_left, ...joint, ...on_right, ...beside];
}

/** All moves that are offered; those too many to be listed are put together from what lies there. */
export function listed(offers: readonly Offer[], table: Table, seat: number): Move[] {
  return offers.flatMap(
    ({ kind, moves }) => (moves as Move[] | null) ?? unlisted(kind, table, seat),
  );
}

function unlisted(kind: string, { boards }: Table, seat: number): Move[] {
  const own = boards[seat]?.beside ?? [];
  if (kind === "trade")
    return own.flatMap((first, at) =>
      own.slice(at + 1).map((second): Move => ({ type: "trade", first, second })),
    );
  if (kind === "swap")
    return boards.flatMap(({ beside = [] }, other) =>
      other === seat
        ? []
        : own.flatMap((give) =>
            beside.map((take): Move => ({ type: "swap", give, seat: other, take })),
          ),
    );
  return [];
}

/** The moves that a spot is the object of; through a passage at the own pawn one can also walk. */
export function movesAt(moves: readonly Move[], spot: Spot, pawn: string | null): Move[] {
  const named = moves.filter((move) => spot.kind in move && Object(move)[spot.kind] === spot.id);
  if (spot.kind !== "passage" || pawn === null) return named;
  const walks = moves.filter(
    (move) => move.type === "walk" && isPassageOf(spot.id, pawn, move.district),
  );
  return [...named, ...walks];
}

function isPassageOf(passage: string, one: string, other: string): boolean {
  return passage === `${one}-${other}` || passage === `${other}-${one}`;
}

/** The places that a move is made with. */
export function placesOf(move: Move): string[] {
  switch (move.type) {
    case "trade":
      return [move.first, move.second];
    case "swap":
      return [move.give, move.take];
    case "give_up":
      return [move.place];
    default:
      return [];
  }
}

/** The clause by which places are given for something. */
export function clauseOf(move: Move | undefined): string {
  switch (move?.type) {
    case "swap":
      return "KKR-79";
    case "give_up":
      return "KKR-80";
    default:
      return "KKR-42";
  }
}

/** What one must have meant by tapping where nothing can be done, to be told why not. */
export function meant(
  step: Step | undefined,
  spot: Spot,
  pawn: string | null,
  moves: readonly Move[],
): Move | null {
  const { kind, id } = spot;
  switch (step?.type) {
    case "placing_pawn":
      return kind === "district" ? { type: "place_pawn", district: id } : null;
    case "putting_barrier":
      return kind === "passage" ? { type: "put_barrier", passage: id } : null;
    case "putting_stop":
      return kind === "passage" ? { type: "put_stop", passage: id } : null;
    case "first_barrier":
      return kind === "passage" ? { type: "lift_barrier", passage: id } : null;
    case "laying":
      return kind === "district" ? { type: "lay", district: id } : null;
    case "turn":
      return inTurn(spot, pawn);
    case undefined:
      return null;
    default: {
      // A card's effect: what it asks for elsewhere, asked for here.
      const like = moves.find((move) => kind in move);
      return like ? ({ ...like, [kind]: id } as Move) : inTurn(spot, pawn);
    }
  }
}

function inTurn({ kind, id }: Spot, pawn: string | null): Move | null {
  if (kind === "card") return { type: "play_card", card: id };
  if (kind === "passage") return { type: "lift_barrier", passage: id };
  if (kind === "district") return { type: id === pawn ? "collect" : "walk", district: id };
  return null;
}
