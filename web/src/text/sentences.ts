/** Sentences from facts: how what the server tells becomes words (src/zaslonka/text/README.md). */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, unknown>;
export type Names = (seat: number) => string;

/** The text of a message or, after a dot, of its attribute; the id itself where it is missing. */
export function say(bundle: FluentBundle, id: string, facts: Record<string, FluentVariable> = {}) {
  return sayIfKnown(bundle, id, facts) ?? id;
}

function sayIfKnown(
  bundle: FluentBundle,
  id: string,
  facts: Record<string, FluentVariable>,
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
  return tellById(bundle, game, `${kind}-${game}-${what}`, facts, names);
}

/** The same for a message that goes by its whole name. */
export function tellById(
  bundle: FluentBundle,
  game: string,
  name: string,
  facts: Facts,
  names: Names,
): string {
  const id = hyphens(name);
  return say(bundle, id, variables(bundle, game, id, facts, names));
}

function variables(
  bundle: FluentBundle,
  game: string,
  id: string,
  facts: Facts,
  names: Names,
): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {};

  const word = (value: string): string =>
    sayIfKnown(bundle, hyphens(`${game}-${value}`), said) ?? value;

  const item = (field: string, value: unknown): string => {
    if (typeof value === "object" && value !== null) {
      const inner = hyphens(`${id}-${field}`);
      return say(bundle, inner, variables(bundle, game, inner, value as Facts, names));
    }
    return field === "seats" ? names(Number(value)) : word(String(value));
  };

  const spoken = (field: string, value: unknown): FluentVariable => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
    if (Array.isArray(value)) return value.map((each) => item(field, each)).join(", ");
    if (typeof value === "object") return item(field, value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return field === "by" || field === "seat" ? names(value) : value;
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
