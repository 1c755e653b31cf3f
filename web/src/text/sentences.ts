/** Sentences from facts: how what the server tells becomes words (src/zaslonka/text/README.md). */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, unknown>;
export interface Names {
  (seat: number): string;
  /** Whose eyes read: what is said of this seat is said to it, where somebody has written that. */
  readonly you?: number | null;
}

/**
 * The text of a message or, after a dot, of its attribute. Where nobody has written it, a message is
 * what its name says, and an attribute, which only adds to one, is empty.
 */
export function say(
  bundle: FluentBundle,
  id: string,
  facts: Record<string, FluentVariable> = {},
): string {
  return sayIfKnown(bundle, id, facts) ?? (id.includes(".") ? "" : plainWords(id));
}

/** The same, but nothing where nobody has written it. */
export function sayIfKnown(
  bundle: FluentBundle,
  id: string,
  facts: Record<string, FluentVariable> = {},
): string | undefined {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  // Errors are collected and dropped: Fluent then shows the variable's name in the sentence.
  return pattern ? bundle.formatPattern(pattern, facts, []) : undefined;
}

/** An event, refusal, reason or phrase as a sentence; `game` is where its words are looked up. */
export function tell(
  bundle: FluentBundle,
  kind: "event" | "refused" | "reason" | "phrase" | "promise" | "asked" | "hint",
  game: string,
  what: string,
  facts: Facts,
  names: Names,
): string {
  return tellById(bundle, game, `${kind}-${game}-${what}`, facts, names, what);
}

/** The same for a message that goes by its whole name. */
export function tellById(
  bundle: FluentBundle,
  game: string,
  name: string,
  facts: Facts,
  names: Names,
  plainly = name,
): string {
  const id = hyphens(name);
  const said = variables(bundle, game, id, facts, names);
  const toMe = personal(facts, names).map((ending) => sayIfKnown(bundle, id + ending, said));
  return toMe.find(Boolean) ?? sayIfKnown(bundle, id, said) ?? inPlainWords(plainly, said);
}

/** How the names of sentences end that are said to who reads: who did it, to whom, or both. */
function personal({ by, seat }: Facts, { you = null }: Names): string[] {
  if (you === null) return [];
  if (by === you) return seat === you ? ["-yourself", "-you"] : ["-you"];
  return seat === you ? ["-to-you"] : [];
}

/** Several things in a row of words, the last after "and". */
export function inARow(bundle: FluentBundle, all: readonly string[]): string {
  const last = all.at(-1) ?? "";
  return all.length < 2 ? last : all.slice(0, -1).join(", ") + say(bundle, "and") + last;
}

/** Whether the items of a list, as this message says each, are parts of a sentence: its `.last` says so. */
function isEnumerated(bundle: FluentBundle, items: string): boolean {
  return sayIfKnown(bundle, `${items}.last`) !== undefined;
}

/** What a name says: `wild_ones` is "Wild ones". */
export function plainWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence that nobody has written: what it is about, and its facts one by one. */
function inPlainWords(name: string, said: Record<string, FluentVariable>): string {
  const facts = Object.entries(said).map(([field, value]) => fact(field, value));
  return facts.length ? `${plainWords(name)} (${facts.join("; ")})` : plainWords(name);
}

function fact(field: string, value: FluentVariable): string {
  return `${field.replaceAll("_", " ")}: ${String(value)}`;
}

function variables(
  bundle: FluentBundle,
  game: string,
  id: string,
  facts: Facts,
  names: Names,
  /** These are facts of something that is itself one. */
  inside = false,
): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {};

  /** In an event whoever reads is "you"; who did it is not, for that bends the verb: see `personal`. */
  const named = (field: string, seat: number): string => {
    const isYou = seat === names.you && id.startsWith("event-");
    return isYou && (field !== "by" || inside) ? say(bundle, "you") : names(seat);
  };

  const word = (value: string): string =>
    sayIfKnown(bundle, hyphens(`${game}-${value}`), said) ?? value;

  const item = (field: string, value: unknown): string => {
    if (typeof value === "object" && value !== null) {
      const inner = hyphens(`${id}-${field}`);
      const own = variables(bundle, game, inner, value as Facts, names, true);
      const plainly = (): string =>
        Object.entries(own)
          .map(([name, part]) => fact(name, part))
          .join("; ");
      return sayIfKnown(bundle, inner, own) ?? plainly();
    }
    return field === "seats" ? named(field, Number(value)) : word(String(value));
  };

  const spoken = (field: string, value: unknown): FluentVariable => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
    if (Array.isArray(value)) {
      const all = value.map((each) => item(field, each));
      const enumerated = field === "seats" || isEnumerated(bundle, hyphens(`${id}-${field}`));
      return enumerated ? inARow(bundle, all) : all.join(", ");
    }
    if (typeof value === "object") return item(field, value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number")
      return field === "by" || field === "seat" ? named(field, value) : value;
    return word(String(value));
  };

  // Words come last: a card's question may need the digit that was asked for.
  const late = (value: unknown): number => (typeof value === "string" ? 1 : 0);
  for (const [field, value] of Object.entries(facts).sort((a, b) => late(a[1]) - late(b[1])))
    said[field] = spoken(field, value);
  return said;
}

function hyphens(id: string): string {
  return id.replaceAll("_", "-");
}
