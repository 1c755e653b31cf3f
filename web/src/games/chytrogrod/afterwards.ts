/** The town after one thing that was told: so a show begins with the board as it was. */
import type { ChytrogrodEvent } from "../../wire";
import {
  INFLUENCE,
  kindOf,
  placeOf,
  playerAt,
  type Card,
  type Decree,
  type District,
  type Kind,
  type Player,
  type Tokens,
  type Town,
} from "./table";

/** As printed on the decrees (CHY-92 to CHY-98): what they make ignored, and what they bring. */
const IGNORED_BY: Partial<Record<Decree, readonly Kind[]>> = {
  prawo_i_porzadek: ["sabotage"],
  pilnuj_swego_nosa: ["takeover"],
  straz_na_strazy: ["big_deal", "small_deal"],
  mala_rzecz: ["big_deal"],
  grube_ryby: ["small_deal"],
  zloto_glupcow: ["buyout"],
};
const BROUGHT_BY: Partial<Record<Decree, readonly number[]>> = {
  cenna_pogloska: [5],
  cenniejsza_pogloska: [6],
  jeszcze_cenniejsza: [5, 6],
};
/** By it the top deal goes under the others (CHY-91); that another is opened is told. */
const PUTS_BELOW: Decree = "nie_na_sprzedaz";

type Heaps = readonly { token: number; count: number }[];

/** What the side of the top deal costs that a card of this kind is about. */
export function costOf(town: Town, district: number, kind: Kind): Tokens | null {
  const top = placeOf(town, district).top;
  return top && (kind === "big_deal" ? top.big.cost : top.small.cost);
}

/** What an event tells of is done; what it does not tell of is as it was. */
export function afterEvent(town: Town, event: ChytrogrodEvent): Town {
  switch (event.type) {
    case "first_district":
      return { ...town, first: event.district };
    case "henchman_sent":
      return withPlayer(town, event.by, { henchman: event.district });
    case "round_began":
      return tidied(town, event.round, event.seat, event.district);
    case "brought":
      return moved(town, event.by, [{ token: event.token, count: 1 }], 1, { pools: -1 });
    case "given_back":
      return moved(town, event.by, event.heaps, -1, { pools: 1 });
    case "decree_drawn":
      return { ...town, deck: town.deck - 1 };
    case "decree_laid": {
      const { decrees } = placeOf(town, event.district);
      const number = town.districts.reduce((sum, place) => sum + place.decrees.length, 0);
      const laid = { by: event.by, number, decree: null };
      return withPlace(town, event.district, { decrees: [...decrees, laid] });
    }
    case "card_laid": {
      const { pile } = placeOf(town, event.district);
      const laid = { by: event.by, number: town.laid, card: null, ignored: false, seen: null };
      const lies = withPlace(town, event.district, { pile: [...pile, laid] });
      return { ...lies, laid: town.laid + 1 };
    }
    case "card_moved": {
      const top = placeOf(town, event.start).pile.at(-1);
      const without = { pile: placeOf(town, event.start).pile.slice(0, -1) };
      const there = { pile: [...placeOf(town, event.to).pile, ...(top ? [top] : [])] };
      return withPlace(withPlace(town, event.start, without), event.to, there);
    }
    case "swapped_in_district": {
      const swap = [
        { token: event.give, count: -1 },
        { token: event.get, count: 1 },
      ];
      return moved(town, event.by, swap, 1, { district: event.district, by: -1 });
    }
    case "swapped_with_pool": {
      const swap = [
        { token: event.give, count: -1 },
        { token: event.get, count: 1 },
      ];
      return moved(town, event.by, swap, 1, { pools: -1 });
    }
    case "turned_up":
      return turnedUp(town, event.district, event.decrees, event.cards);
    case "picked":
      return ignoring(
        town,
        event.district,
        ({ by, card }) => by !== event.seat && kindOf(card) === event.kind,
      );
    case "card_removed":
      return ignoring(
        town,
        event.district,
        ({ by, card }) => by === event.seat && card === event.card,
      );
    case "henchman_removed":
      return withPlayer(town, event.seat, { henchman: null });
    case "took_over": {
      const ousted = event.seat === null ? town : withPlayer(town, event.seat, { henchman: null });
      return withPlayer(ousted, event.by, { henchman: event.district });
    }
    case "bought_out": {
      const all = moved(town, event.by, event.heaps, 1, {});
      const { tokens } = placeOf(town, event.district);
      return withPlace(all, event.district, { tokens: tokens.map(() => 0) as Tokens });
    }
    case "deal_made":
      return dealMade(town, event);
    case "deal_opened": {
      const { unseen, below } = placeOf(town, event.district);
      // Once there is none that nobody has seen, those come that were put below.
      const rest = unseen ? { unseen: unseen - 1 } : { below: below.slice(1) };
      return withPlace(town, event.district, { top: event.deal as District["top"], ...rest });
    }
    default:
      return town;
  }
}

function withPlayer(town: Town, seat: number, change: Partial<Player>): Town {
  return { ...town, players: town.players.with(seat, { ...playerAt(town, seat), ...change }) };
}

function withPlace(town: Town, colour: number, change: Partial<District>): Town {
  return {
    ...town,
    districts: town.districts.with(colour, { ...placeOf(town, colour), ...change }),
  };
}

function plus(tokens: Tokens, heaps: Heaps, by: number): Tokens {
  return tokens.map(
    (held, token) =>
      held + by * heaps.reduce((sum, heap) => sum + (heap.token === token ? heap.count : 0), 0),
  ) as Tokens;
}

const influence = (tokens: Tokens): number =>
  Object.entries(INFLUENCE).reduce((sum, [token, worth]) => sum + worth * (tokens[+token] ?? 0), 0);

/** Tokens come to a board, or leave it; the pools or a district have as many fewer, or more. */
function moved(
  town: Town,
  seat: number,
  heaps: Heaps,
  by: number,
  from: { pools?: number; district?: number; by?: number },
): Town {
  const player = playerAt(town, seat);
  const tokens = plus(player.tokens, heaps, by);
  const points = player.points + influence(tokens) - influence(player.tokens);
  let next = withPlayer(town, seat, { tokens, points });
  if (from.pools) next = { ...next, pools: plus(next.pools, heaps, from.pools) };
  if (from.district !== undefined) {
    const there = placeOf(next, from.district).tokens;
    next = withPlace(next, from.district, { tokens: plus(there, heaps, from.by ?? 0) });
  }
  return next;
}

function ignoring(
  town: Town,
  district: number,
  which: (laid: { by: number; card: Card }) => boolean,
): Town {
  const { pile } = placeOf(town, district);
  return withPlace(town, district, {
    pile: pile.map((laid) =>
      laid.card && which({ by: laid.by, card: laid.card }) ? { ...laid, ignored: true } : laid,
    ),
  });
}

function turnedUp(
  town: Town,
  district: number,
  decrees: readonly Decree[],
  cards: readonly { card: Card }[],
): Town {
  const place = placeOf(town, district);
  const shown = withPlace(town, district, {
    decrees: place.decrees.map((laid, at) => ({ ...laid, decree: decrees[at] ?? laid.decree })),
    pile: place.pile.map((laid, at) => ({ ...laid, card: cards[at]?.card ?? laid.card })),
    below: decrees.includes(PUTS_BELOW) && place.top ? [...place.below, place.top] : place.below,
  });
  const out = decrees.flatMap((decree) => IGNORED_BY[decree] ?? []);
  const without = ignoring(shown, district, ({ card }) => out.includes(kindOf(card)));
  const heaps = decrees
    .flatMap((decree) => BROUGHT_BY[decree] ?? [])
    .flatMap((token) => (town.pools[token] ? [{ token, count: 1 }] : []));
  if (!heaps.length) return without;
  const there = plus(placeOf(without, district).tokens, heaps, 1);
  return { ...withPlace(without, district, { tokens: there }), pools: plus(town.pools, heaps, -1) };
}

function dealMade(town: Town, event: Extract<ChytrogrodEvent, { type: "deal_made" }>): Town {
  const { by, district, kind, points, secret } = event;
  const { top } = placeOf(town, district);
  const cost = costOf(town, district, kind);
  if (!top || !cost) return town;
  const heaps = cost.map((count, token) => ({ token, count: count - (token === secret ? 1 : 0) }));
  const paid = moved(town, by, heaps, -1, { pools: 1 });
  const { deals, points: before, secret_used } = playerAt(paid, by);
  return withPlayer(paid, by, {
    deals: [...deals, { deal: top, big: kind === "big_deal" }],
    points: before + points,
    secret_used: secret_used || secret !== null,
  });
}

/** A new round begins with empty piles. */
function tidied(town: Town, round: number, favourite: number, first: number): Town {
  const districts = town.districts.map((place) => ({ ...place, pile: [], decrees: [] }));
  return { ...town, districts, round, favourite, first, laid: 0 };
}
