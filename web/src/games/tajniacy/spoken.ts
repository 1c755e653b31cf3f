/** The key in words, for spymasters who listen. */
import { t } from "../../text/text.svelte";
import type { TajniacyTable } from "../../wire";
import type { Kind } from "./table";

/** As many words as lie in a row. */
const ACROSS = 5;

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

/** The same where the words lie on a real table, of which nothing is known but where they lie. */
export function spokenRows(key: readonly Kind[]): string {
  const rows = Array.from({ length: key.length / ACROSS }, (_, at) =>
    key.slice(at * ACROSS, (at + 1) * ACROSS).map((kind) => t("tajniacy-tile", { kind })),
  );
  return rows
    .map((kinds, at) => t("tajniacy-key-row", { row: at + 1, kinds: kinds.join(", ") }))
    .join(" ");
}
