/** One's own cards in words, for those who listen. */
import { language, t } from "../../text/text.svelte";
import type { KodKrakowaHand } from "../../wire";
import { effectSentence } from "./knowledge/effects";
import type { Library } from "./knowledge/library";

export function spokenHand(library: Library, { cards = [] }: KodKrakowaHand): string {
  if (!cards.length) return t("kod-krakowa-hand-empty");
  const named = cards.flatMap((id) => {
    const event = library.events.get(id);
    return event ? [`${event.name[language()]}. ${effectSentence(event.effect)}`] : [];
  });
  return `${t("kod-krakowa-hand")}: ${named.join(" ")}`;
}
