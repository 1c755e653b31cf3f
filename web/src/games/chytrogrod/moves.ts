/** Moves in words, as the button says them that makes them. */
import type { Names } from "../../text/sentences";
import { called, listed, t, word } from "../../text/text.svelte";
import type { ChytrogrodMove } from "../../wire";
import { occupantOf, type Card, type Lying, type Step, type Town } from "./table";

const PLAIN: readonly ChytrogrodMove["type"][] = ["pay", "decline", "intercede", "skip"];

/** Whether a move is chosen by one word alone. */
export function isPlain(move: ChytrogrodMove): boolean {
  return PLAIN.includes(move.type);
}

export function moveVerb(move: ChytrogrodMove, town: Town, names: Names): string {
  const step = town.agenda[0];
  switch (move.type) {
    case "choose_district":
      return t(`chytrogrod-do-${step?.type ?? move.type}`, { district: move.district });
    case "play_card":
      return t("chytrogrod-do-play", {
        card: word("chytrogrod", move.card),
        district: move.district,
      });
    case "pick":
      return t("chytrogrod-do-pick", { name: called(names, move.seat) });
    case "arrange":
      return t("chytrogrod-do-arrange", {
        names: listed(move.seats.map((seat) => called(names, seat))),
      });
    case "remove":
      return t("chytrogrod-do-remove", { what: targetName(town, move.number, names) });
    case "pay":
      return t("chytrogrod-do-pay", { secret: move.secret ?? "none" });
    case "give_back":
      return t("chytrogrod-do-give-back", {
        count: move.tokens.reduce<number>((sum, count) => sum + count, 0),
      });
    case "swap_in_district":
    case "swap_with_pool":
      return t("chytrogrod-do-swap", { give: move.give, get: move.get });
    case "move_card":
      return t("chytrogrod-do-move-card", { start: move.start, to: move.to });
    case "look_at":
      return t("chytrogrod-do-look-at", { district: move.district });
    case "choose_guild":
      return t("chytrogrod-do-choose-guild", { guild: move.guild });
    default:
      return t(`chytrogrod-do-${move.type}`);
  }
}

/** What one must have meant by touching a district that cannot be chosen, to be told why not. */
export function meantBy(
  step: Step | undefined,
  district: number,
  draft: Readonly<Record<string, unknown>>,
): object {
  switch (step?.type) {
    case "rozroba":
      return { type: "move_card", start: draft["start"] ?? district, to: district };
    case "rektorskie_machlojki":
      return { type: "look_at", district };
    default:
      return { type: "choose_district", district };
  }
}

/** What a sabotage is aimed at: a card of somebody's, or the henchman. */
function targetName(town: Town, number: number | null, names: Names): string {
  const step = town.agenda[0];
  const district = step && "district" in step ? step.district : 0;
  if (number === null)
    return t("chytrogrod-henchman", { name: called(names, occupantOf(town, district) ?? 0) });
  const laid = town.districts[district]?.pile.find((other) => other.number === number);
  return lyingName(laid?.by ?? 0, laid?.card ?? null, names);
}

/** A card in a pile: whose it is, and what, if that is known. */
export function lyingName(by: Lying["by"], card: Card | null, names: Names, out = false): string {
  return t("chytrogrod-lying", {
    name: called(names, by),
    card: card ? word("chytrogrod", card) : "none",
    out: out ? "yes" : "no",
  });
}
