/** One's own hand in words, for those who listen. */
import { t, word } from "../../text/text.svelte";
import type { Hand, Player } from "./table";

export function spokenHand(player: Player, hand: Hand): string {
  const cards = hand.cards.map((card) => word("chytrogrod", card)).join(", ");
  const secret =
    hand.secret === null || player.secret_used
      ? ""
      : `${t("chytrogrod-my-secret")} ${t("chytrogrod-token", { token: hand.secret })}.`;
  return `${t("chytrogrod-my-cards")}: ${cards}. ${secret}`.trim();
}
