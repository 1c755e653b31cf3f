/** Short messages over the page: refusals with the clause they rest on, and what went wrong. */
import { untrack } from "svelte";
import { Refusal } from "../net/api";
import { problemSentence } from "../text/text.svelte";

export interface Notice {
  key: number;
  text: string;
  /** The clause that a refusal rests on, and the book it is in. */
  clause?: { book: string; id: string } | undefined;
}

const LINGER = 9_000;

let shown = $state.raw<readonly Notice[]>([]);
let clause = $state.raw<{ book: string; id: string } | null>(null);
let keys = 0;

export function notices(): readonly Notice[] {
  return shown;
}

export function notify(text: string, rule?: Notice["clause"]): void {
  const notice = { key: ++keys, text, clause: rule };
  shown = [...shown.filter((other) => other.text !== text), notice].slice(-3);
  setTimeout(() => dismiss(notice.key), LINGER);
}

/** Dialogs that are open, the topmost last: nothing under a dialog can be read or touched. */
let dialogs = $state.raw<readonly string[]>([]);

/** Where messages are shown: the topmost dialog, or else the page. */
export function noticesIn(): string | null {
  return dialogs.at(-1) ?? null;
}

/** From now on messages are shown in this dialog; what is returned closes it. */
export function openedDialog(id: string): () => void {
  dialogs = [...untrack(() => dialogs), id];
  return () => (dialogs = dialogs.filter((other) => other !== id));
}

/** What was refused is no news any more once something else is tried. */
export function forgetRefusals(): void {
  if (shown.some(({ clause: rule }) => rule)) shown = shown.filter(({ clause: rule }) => !rule);
}

export function dismiss(key: number): void {
  shown = shown.filter((notice) => notice.key !== key);
}

/** Take everything away that lies over the page: it is for whoever looked at it. */
export function clearAway(): void {
  shown = [];
  clause = null;
}

/** The rulebook in which a clause stands. */
export function bookOf(rule: string, game: string): string {
  return rule.startsWith("TAB-") ? "table" : game;
}

/** Do something over HTTP; if the server says no, say why, perhaps by a rule of this game. */
export async function orExplain<T>(doing: Promise<T>, game = "table"): Promise<T | null> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { rule } = error.problem;
    notify(
      problemSentence(error.problem, game),
      rule ? { book: bookOf(rule, game), id: rule } : undefined,
    );
    return null;
  }
}

/** The clause that is being read beside the table. */
export function clauseShown(): { book: string; id: string } | null {
  return clause;
}

export function showClause(next: { book: string; id: string } | null): void {
  clause = next;
}
