/** What the button for a move says. */
import type { Names } from "../../text/sentences";
import { t, word } from "../../text/text.svelte";
import type { Move, Table } from "./moves";

export function doing(move: Move, table: Table, names: Names): string {
  const { type, ...facts } = move;
  const told = Object.entries(facts).map(([fact, value]) => [
    fact,
    typeof value === "number" ? names(value) : word("kod_krakowa", value),
  ]);
  const fresh = "district" in move && !table.discovered.includes(move.district);
  return t(`kod-krakowa-do-${type}`, { ...Object.fromEntries(told), fresh: fresh ? "yes" : "no" });
}
