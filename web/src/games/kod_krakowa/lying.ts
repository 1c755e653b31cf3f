/** The tokens that lie in a district: in which slots, and what one knows of each. */
import type { KodKrakowaSeen } from "../../wire";
import type { Table } from "./table";

export interface Lying {
  /** None in games of the first edition, where chance says which one is collected. */
  slot: number | null;
  /** What it is, where the viewer has looked. */
  place: string | null;
}

/** Whose eyes look at the table, what they have seen, and what is open to all after the end. */
export interface Viewer {
  eyes: number | null;
  seen?: readonly KodKrakowaSeen[] | undefined;
  open?: readonly (readonly string[])[] | undefined;
}

/** The tokens of the district that stands at this place in all lists, by slot. */
export function lyingIn(table: Table, at: number, district: string, viewer: Viewer): Lying[] {
  const open = viewer.open?.[at];
  const tokens = table.slots
    ? known(table, at, district, viewer)
    : Array.from({ length: table.laid[at] ?? 0 }, () => ({ slot: null, place: null }));
  return open ? tokens.map(({ slot }, row) => ({ slot, place: open[row] ?? null })) : tokens;
}

function known(table: Table, at: number, district: string, { eyes, seen = [] }: Viewer): Lying[] {
  const looks = seen.filter((look) => look.district === district).values();
  const faces = new Map<number, string | null>();
  for (const trace of table.traces[at] ?? []) {
    if (trace.type === "put_down") faces.set(trace.slot ?? 0, null);
    else if (trace.type === "picked_up") faces.delete(trace.slot ?? 0);
    else if (trace.type === "looked_at" && trace.seat === eyes) {
      const { places = [] } = looks.next().value ?? {};
      [...faces.keys()].sort().forEach((slot, row) => faces.set(slot, places[row] ?? null));
    }
  }
  return (table.slots?.[at] ?? []).map((slot) => ({ slot, place: faces.get(slot) ?? null }));
}
