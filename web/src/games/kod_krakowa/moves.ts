/** What may be done now, found by what one taps, and what the buttons for it say. */
import type { Offered } from "../../game";
import type { Names } from "../../text/sentences";
import { t, word } from "../../text/text.svelte";
import type { KodKrakowaMove } from "../../wire";
import type { Spot, Step, Table } from "./table";

export type Move = KodKrakowaMove;

/** All moves that are offered; those too many to be listed are put together from what lies there. */
export function listed(
  offers: readonly Offered<Move>[],
  table: Table,
  seat: number,
): readonly Move[] {
  return offers.flatMap(({ kind, moves }) => moves ?? unlisted(kind, table, seat));
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
      return like ? ({ ...like, [kind]: id } as Move) : null;
    }
  }
}

function inTurn({ kind, id }: Spot, pawn: string | null): Move | null {
  if (kind === "card") return { type: "play_card", card: id };
  if (kind === "passage") return { type: "lift_barrier", passage: id };
  if (kind === "district") return { type: id === pawn ? "collect" : "walk", district: id };
  return null;
}

/** What the button for a move says. */
export function doing(move: Move, table: Table, names: Names): string {
  const { type, ...facts } = move;
  const told = Object.entries(facts).map(([fact, value]) => [
    fact,
    typeof value === "number" ? names(value) : word("kod_krakowa", value ?? ""),
  ]);
  const fresh = "district" in move && !table.discovered.includes(move.district);
  return t(`kod-krakowa-do-${type}`, {
    place: "none",
    slot: 0,
    ...Object.fromEntries(told),
    fresh: fresh ? "yes" : "no",
  });
}
