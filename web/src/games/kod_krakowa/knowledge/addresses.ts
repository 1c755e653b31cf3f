/** Where the pages of Platforma Wiedzy are; printed QR codes lead there, so they must never change. */

export const KINDS = ["dzielnica", "miejsce", "wydarzenie"] as const;
export type Kind = (typeof KINDS)[number];

export const PREFIX = "krakow";
export const PLATFORM = `/${PREFIX}`;

/** The game's poster on the shelf, with all ways to begin, and its rules. */
export const PLAY = "/#kod_krakowa";
export const RULES = "/rules/kod_krakowa";

export function pageOf(kind: Kind, id: string): string {
  return `${PLATFORM}/${kind}/${id}`;
}

/** What a path below the platform names: a page, the whole (null), or nothing (undefined). */
export function read(path: readonly string[]): { kind: Kind; id: string } | null | undefined {
  const [kind, id, ...more] = path.filter((part) => part !== "");
  if (kind === undefined) return null;
  const known = KINDS.find((one) => one === kind);
  return known && id && more.length === 0 ? { kind: known, id } : undefined;
}
