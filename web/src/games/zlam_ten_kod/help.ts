/** What the table's help level has worked out, by holder and place. */
import type { ZlamTenKodFacts, ZlamTenKodOdds } from "../../wire";
import type { Holder } from "./notes";
import type { Tile } from "./table";

export interface Knowledge {
  /** How many codes are possible; unknown where the table shows facts alone. */
  codes: number | null;
  /** How likely a tile is at a place: 0 impossible, 1 certain, null possible. */
  chance(place: number, tile: Tile): number | null;
}

export function knowledgeOf(help: unknown, holder: Holder): Knowledge | null {
  if (!Array.isArray(help)) return null;
  const about = (help as (ZlamTenKodFacts | ZlamTenKodOdds)[]).find(
    ({ seat }) => (seat ?? "middle") === holder,
  );
  if (!about) return null;
  if (about.type === "odds")
    return { codes: about.codes, chance: (place, tile) => about.places[place]?.[tile] ?? 0 };
  return {
    codes: null,
    chance(place, tile) {
      const possible = about.places[place] ?? [];
      if (!possible.includes(tile)) return 0;
      return possible.length === 1 ? 1 : null;
    },
  };
}
