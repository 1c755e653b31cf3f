/** What a card does, as the sentence printed on it. */
import { t, word } from "../../../text/text.svelte";
import type { Event } from "./library";

export function effectSentence({ type, ...facts }: Event["effect"]): string {
  const told = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === "string" ? word("kod_krakowa", value) : value,
  ]);
  return t(`effect-kod-krakowa-${type}`, Object.fromEntries(told));
}
