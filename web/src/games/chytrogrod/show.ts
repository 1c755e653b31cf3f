/** The resolution of a round as a little show: what was told, cut into scenes. */
import type { ChytrogrodEvent, LogEntry } from "../../wire";
import { kindOf, type Card, type Decree, type Kind, type Lying, type LyingDecree } from "./town";

interface TurnedCard {
  by: number;
  card: Card;
  out: boolean;
  acting: boolean;
}

/** One thing that happens, and how the district looks where it happens. */
export interface Scene {
  district: number;
  decrees: readonly Decree[];
  cards: readonly TurnedCard[];
  event: ChytrogrodEvent;
}

export interface Show {
  round: number;
  scenes: readonly Scene[];
}

/** The show of the latest resolution that the log tells of, as far as it has come. */
export function showOf(log: readonly LogEntry[]): Show {
  let show: Show = { round: 0, scenes: [] };
  let round = 0;
  for (const event of log.flatMap((entry) => entry.events as ChytrogrodEvent[])) {
    if (event.type === "round_began") round = event.round;
    else if (event.type === "turned_up" && show.round !== round) show = { round, scenes: [] };
    if (show.round !== round || round === 0) continue;
    const scene = nextScene(show.scenes.at(-1), event);
    if (scene) show = { round, scenes: [...show.scenes, scene] };
  }
  return show;
}

function nextScene(before: Scene | undefined, event: ChytrogrodEvent): Scene | null {
  if (event.type === "turned_up") {
    const { district, decrees } = event;
    const cards = event.cards.map((card) => ({ ...card, out: false, acting: false }));
    return { district, decrees, cards, event };
  }
  if (!before) return null;
  switch (event.type) {
    case "picked":
      return changed(before, event, ({ by, card, out }) => {
        const tied = kindOf(card) === event.kind && !out;
        return { out: out || (tied && by !== event.seat), acting: tied && by === event.seat };
      });
    case "arranged":
      return changed(before, event, ({ card, out }) => ({
        out,
        acting: !out && kindOf(card) === event.kind,
      }));
    case "card_removed":
      return changed(before, event, ({ by, card, out }) => ({
        out: out || (by === event.seat && card === event.card),
        acting: by === event.by && card === "sabotage",
      }));
    case "henchman_removed":
      return changed(before, event, acts(event.by, "sabotage"));
    case "took_over":
      return changed(before, event, acts(event.by, "takeover"));
    case "deal_made":
    case "deal_missed":
      return changed(before, event, acts(event.by, event.kind));
    case "bought_out":
      return changed(before, event, acts(event.by, "buyout"));
    case "given_back":
      return { ...before, event };
    default:
      return null;
  }
}

type Fate = Pick<TurnedCard, "out" | "acting">;

function changed(before: Scene, event: ChytrogrodEvent, fate: (card: TurnedCard) => Fate): Scene {
  return { ...before, event, cards: before.cards.map((card) => ({ ...card, ...fate(card) })) };
}

function acts(seat: number, kind: Kind): (card: TurnedCard) => Fate {
  return ({ by, card, out }) => ({ out, acting: !out && by === seat && kindOf(card) === kind });
}

/** What the show has in a district: the cards of the scene there, or those that it comes to. */
export function shownAt(
  { scenes }: Show,
  at: number,
  district: number,
): { cards: Lying[]; decrees: LyingDecree[] } {
  const up = scenes[at]?.district === district;
  const scene = up ? scenes[at] : scenes.find((one, n) => n > at && one.district === district);
  return {
    cards: (scene?.cards ?? []).map(({ by, card, out, acting }, key) => ({
      key,
      by,
      card: up ? card : null,
      known: null,
      out: up && out,
      acting: up && acting,
    })),
    decrees: (scene?.decrees ?? []).map((decree, key) => ({
      key,
      decree: up ? decree : null,
      up,
    })),
  };
}
