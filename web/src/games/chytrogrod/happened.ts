/** What happens in Chytrogród: in which district, on whose board, and by which sums. */
import type { Happening } from "../../game";
import { listed, t, word } from "../../text/text.svelte";
import type { ChytrogrodEvent } from "../../wire";
import { afterEvent, costOf } from "./afterwards";
import { kindOf, lackOf, placeOf, playerAt, valueOf, type Hand, type Town } from "./table";

const DEEDS = [
  "guild_taken",
  "first_district",
  "henchman_sent",
  "decree_laid",
  "card_laid",
  "swapped_in_district",
  "swapped_with_pool",
  "looked_at",
  "card_moved",
  "skipped",
  "picked",
  "arranged",
  "given_back",
];
const ASIDES = [
  "brought",
  "deck_renewed",
  "decree_drawn",
  "decree_seen",
  "card_seen",
  "deal_opened",
];

const inDistrict = (district: number): string => `[data-testid="district-${district}"]`;
const onBoard = (seat: number): string => `[data-seat="${seat}"]`;

export const happening: Happening<Town, ChytrogrodEvent, Hand> = {
  where(event) {
    switch (event.type) {
      case "round_began":
        return ['[data-testid="hall"]'];
      case "card_moved":
        return [inDistrict(event.start), inDistrict(event.to)];
      case "deal_made":
      case "deal_missed":
      case "bought_out":
        return [inDistrict(event.district), onBoard(event.by)];
      default:
        if ("district" in event) return [inDistrict(event.district)];
        return "by" in event ? [onBoard(event.by)] : [];
    }
  },
  isDeed: ({ type }) => DEEDS.includes(type),
  isAside: ({ type }) => ASIDES.includes(type),
  begins: ({ type }) => type === "round_began",
  after: afterEvent,
  why(town, event, _, hands = []) {
    switch (event.type) {
      case "card_laid":
        return whatWasLaid(town, hands);
      case "turned_up":
        return event.decrees.map((decree) => word("chytrogrod", `${decree}.about`)).join(" ");
      case "picked":
      case "bought_out": {
        if (event.type === "picked" && event.kind !== "buyout") return "";
        const sums = buyouts(town, event.district);
        return sums.length > 1 ? t("chytrogrod-why-buyout", { sums: sums.join(" : ") }) : "";
      }
      case "deal_made":
        return t("chytrogrod-why-paid", { goods: named(costOf(town, event.district, event.kind)) });
      case "deal_missed":
        return whyMissed(town, event);
      default:
        return "";
    }
  },
};

/** The card that was laid just now, for those who may know it. */
function whatWasLaid({ laid }: Town, hands: readonly Hand[]): string {
  const seen = hands.flatMap(({ face_down }) => face_down);
  const card = seen.find(([number]) => number === laid)?.[1];
  return card ? t("chytrogrod-why-laid", { card: word("chytrogrod", card) }) : "";
}

/** The sums of the buyouts that count in a district, the highest first. */
function buyouts(town: Town, district: number): number[] {
  const { pile, decrees } = placeOf(town, district);
  const whip = decrees.some(({ decree }) => decree === "trzask_bicza");
  const sums = new Map<number, number>();
  for (const { by, card, ignored } of pile) {
    if (!card || ignored || kindOf(card) !== "buyout") continue;
    sums.set(by, (sums.get(by) ?? 0) + (whip ? 1 : Number(valueOf(card))));
  }
  return [...sums.values()].toSorted((one, other) => other - one);
}

function whyMissed(town: Town, event: Extract<ChytrogrodEvent, { type: "deal_missed" }>): string {
  const price = costOf(town, event.district, event.kind);
  if (!price) return t("chytrogrod-no-deals");
  const { tokens } = playerAt(town, event.by);
  if (lackOf(tokens, price) === 0) return "";
  const lack = price.map((cost, token) => Math.max(0, cost - (tokens[token] ?? 0)));
  const goods = lack.flatMap((count, token) =>
    count ? [t("chytrogrod-lacking-good", { count, token })] : [],
  );
  return t("chytrogrod-why-missed", { goods: listed(goods) });
}

function named(price: readonly number[] | null): string {
  const heaps = (price ?? []).flatMap((count, token) =>
    count ? [`${t("chytrogrod-token", { token })} ×${count}`] : [],
  );
  return listed(heaps);
}
