/** How a game ended, told in its time. */
import type { Ending, TableInfo } from "../../wire";

/** The ending, once the board has shown what led to it; what was agreed upon needs no show. */
export function endingAfterShow(info: TableInfo | null, shows: boolean): Ending | null {
  const ending = info?.ending ?? null;
  return shows && ending?.result ? null : ending;
}
