/** The key in words, for spymasters who listen. */
import { t } from "../../text/text.svelte";
import type { TajniacyTable } from "../../wire";
import type { Kind } from "./board";

const KINDS: readonly Kind[] = ["red", "blue", "assassin", "bystander"];

/** Which words are still to be found, kind by kind. */
export function spokenKey(table: TajniacyTable, key: readonly Kind[]): string {
  return KINDS.map((kind) => {
    const words = table.words.filter(
      (_, place) => key[place] === kind && table.covered[place] === null,
    );
    return `${t("tajniacy-tile", { kind })}: ${words.join(", ")}.`;
  }).join(" ");
}
