/** A view as nested lists: what each thing is called, and what it says, without knowing the game. */
import { plainWords, type Names } from "../text/sentences";
import { known, recordSentence, t } from "../text/text.svelte";

/** Something to read: words, or more to read under it; what has no label is one of a list. */
export interface Reading {
  label: string | null;
  words?: string;
  more?: Reading[];
}

/** Whose game it is, and who sits there. */
export interface Table {
  game: string;
  names: Names;
  seats: number;
}

type Fields = Record<string, unknown>;

/** What says only how a record is told from others, or lies in the lobby for everybody to read. */
const BESIDE = ["type", "agenda", "options"];
const OF_ONE_SEAT = ["by", "seat"];

/** The fields of a record, in its order; nothing is said of what is not there. */
export function readRecord(table: Table, record: unknown): Reading[] {
  if (!isRecord(record)) return [];
  return Object.entries(record)
    .filter(([name, value]) => !BESIDE.includes(name) && value !== null && value !== undefined)
    .map(([name, value]) => readValue(table, name, value, labelOf(table.game, name)));
}

/** Whatever was worked out for a seat: a record, a list or a single thing. */
export function readAll(table: Table, value: unknown): Reading[] {
  const { words, more } = readValue(table, "", value, null);
  return more ?? [{ label: null, words: words ?? "" }];
}

/** What the present step says besides whose it is, if anything. */
export function readStep(table: Table, view: unknown): Reading[] {
  const [step] = isRecord(view) && Array.isArray(view.agenda) ? (view.agenda as unknown[]) : [];
  if (!isRecord(step)) return [];
  const more = readRecord(table, { ...step, seats: null });
  return more.length ? [{ label: labelOf(table.game, String(step.type)), more }] : [];
}

/** What a field is called. */
export function labelOf(game: string, name: string): string {
  return known(`${game}-field-${name}`) ?? plainWords(name);
}

/** One thing in words: a number, a card, somebody's name. */
export function wordOf({ game, names }: Table, name: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return saysSeat(game, name) ? names(value) : String(value);
  const text = String(value);
  const said = known(`${game}-${text}`);
  // A sentence that needs more than the word itself says nothing here.
  return said && !said.includes("{$") ? said : text.replaceAll("_", " ");
}

/** All of it in one line, for those who listen. */
export function spoken(readings: readonly Reading[]): string {
  return readings
    .map(({ label, words, more }) => {
      const said = words ?? spoken(more ?? []);
      return label === null ? said : `${label}: ${said}`;
    })
    .join("; ");
}

function readValue(table: Table, name: string, value: unknown, label: string | null): Reading {
  if (Array.isArray(value)) return readList(table, name, value, label);
  if (!isRecord(value)) return { label, words: wordOf(table, name, value) };
  const words = recordSentence(table.game, value, table.names);
  return words === undefined ? { label, more: readRecord(table, value) } : { label, words };
}

function readList(table: Table, name: string, items: unknown[], label: string | null): Reading {
  if (items.length === 0) return { label, words: t("plain-none") };
  const each = known(`${table.game}-field-${name}.seats`) === "each";
  const isFlat = items.every((item) => !Array.isArray(item) && !isRecord(item));
  if (isFlat && !each)
    return { label, words: items.map((item) => wordOf(table, name, item)).join(", ") };
  const more = items.map((item, at) =>
    each && at < table.seats
      ? readValue(table, "", item, table.names(at))
      : readItem(table, name, item, at),
  );
  return { label, more };
}

/** One of a list: headed by whose it is, by what it is, or by its number. */
function readItem(table: Table, name: string, item: unknown, at: number): Reading {
  if (!isRecord(item)) return readValue(table, name, item, `${at + 1}.`);
  const words = recordSentence(table.game, item, table.names);
  if (words !== undefined) return { label: null, words };
  const whose = OF_ONE_SEAT.find((field) => typeof item[field] === "number");
  if (whose === undefined) {
    const kind = typeof item.type === "string" ? ` ${wordOf(table, "type", item.type)}` : "";
    return { label: `${at + 1}.${kind}`, more: readRecord(table, item) };
  }
  const rest = Object.fromEntries(Object.entries(item).filter(([field]) => field !== whose));
  return { label: table.names(Number(item[whose])), more: readRecord(table, rest) };
}

function saysSeat(game: string, name: string): boolean {
  return ["by", "seat", "seats"].includes(name) || known(`${game}-field-${name}.seats`) === "named";
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
