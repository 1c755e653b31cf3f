/** One's own code in words, for those who listen. */
import { t, word } from "../../text/text.svelte";
import type { ZlamTenKodHand } from "../../wire";

export function spokenHand({ code }: ZlamTenKodHand): string {
  const tiles = code.map((tile) => word("zlam_ten_kod", tile)).join(", ");
  return `${t("zlam-ten-kod-my-code")}: ${tiles}.`;
}
