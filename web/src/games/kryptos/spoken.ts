/** One's own cards in words, for those who listen. */
import { t, word } from "../../text/text.svelte";
import type { KryptosTable } from "../../wire";
import { colourOf } from "./table";

export function spokenHand(table: KryptosTable, seat: number, cards: readonly number[]): string {
  const named = cards.map((number, place) =>
    t(table.rows[seat]?.[place] === null ? "kryptos-my-card" : "kryptos-seen-card", {
      place,
      number,
      colour: word("kryptos", colourOf(number)),
    }),
  );
  return `${t("kryptos-my-cards")}: ${named.join("; ")}.`;
}
