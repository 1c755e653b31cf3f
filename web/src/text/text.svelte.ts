/** The language of the page: one at a time, switched at once, remembered; games are learnt as they come. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { recall, remember } from "../memory";
import type { Ending, HintGiven, Line, LogEntry, Problem, Refused, Sentence } from "../wire";
import {
  inARow,
  plainWords,
  say,
  sayIfKnown,
  tell,
  tellById,
  type Facts,
  type Names,
} from "./sentences";
import { daysBetween } from "./days";
import { LANGUAGES, sourcesOf, type Language } from "./sources";

export { LANGUAGES, type Language };

const spoken = $state<{ language: Language }>({ language: "pl" });
let bundle = $state.raw(new FluentBundle("pl"));
const wished: { language: Language; games: Set<string> } = { language: "pl", games: new Set() };
let learnt = $state.raw<ReadonlySet<string>>(new Set());

/** The language the page speaks now. */
export function language(): Language {
  return spoken.language;
}

/** Whether the words of a game are there. */
export function knows(game: string): boolean {
  return learnt.has(game);
}

/** Speak another language from now on. */
export async function speak(next: Language): Promise<void> {
  wished.language = next;
  await fulfil();
  document.documentElement.lang = spoken.language;
  remember("language", spoken.language);
}

/** Have the words of a game from now on, in whichever language. */
export async function learn(game: string): Promise<void> {
  if (untrack(() => knows(game))) return;
  wished.games.add(game);
  await fulfil();
}

/** All sentences change in one moment, when everything that is wished for by then has come. */
async function fulfil(): Promise<void> {
  const [next, games] = [wished.language, new Set(wished.games)];
  const sources = await sourcesOf(next, games);
  if (next !== wished.language || games.size !== wished.games.size) return fulfil();
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const source of sources) fresh.addResource(new FluentResource(source));
  bundle = fresh;
  learnt = games;
  spoken.language = next;
}

/** Speak what was chosen before, else what the browser prefers. */
export async function speakAsBefore(): Promise<void> {
  const wanted = [recall<string>("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  await speak(LANGUAGES.find((known) => known === wanted.find((tag) => isKnown(tag))) ?? "pl");
}

function isKnown(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((known) => known === tag);
}

/** A sentence of the page in the present language; names from the wire may have underscores. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  return say(bundle, id.replaceAll("_", "-"), facts);
}

/** The same where somebody has written it. */
export function known(id: string, facts?: Record<string, FluentVariable>): string | undefined {
  return sayIfKnown(bundle, id.replaceAll("_", "-"), facts);
}

/** A moment, in milliseconds since 1970, as the time of day where the reader is. */
export function clockTime(at: number): string {
  const told: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(spoken.language, told).format(at);
}

/** The same with its day. */
export function dayAndTime(at: number): string {
  const told: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(spoken.language, told).format(at);
}

/** Until when somebody has time, in words: "until tomorrow, 18:20". */
export function until(at: number, now = Date.now()): string {
  if (at <= now) return t("until-now");
  const days = daysBetween(now, at);
  const time = clockTime(at);
  if (days < 2) return t(days === 0 ? "until-today" : "until-tomorrow", { time });
  const told = (how: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(spoken.language, how).format(at);
  const [date, weekday] = [told({ day: "numeric", month: "long" }), told({ weekday: "long" })];
  return t("until-day", { date, weekday, time });
}

/** A thing of a game by its name on the wire: a card, a tile. */
export function word(game: string, name: string, facts?: Record<string, FluentVariable>): string {
  return known(`${game}-${name}`, facts) ?? (name.includes(".") ? "" : plainWords(name));
}

/** A kind of move, as it stands in "Your turn: …". */
export function offerWord(game: string, kind: string): string {
  return known(`${game}-offer-${kind}`) ?? plainWords(kind).toLowerCase();
}

/** A record on the table that has a sentence of its own, or is an event. */
export function recordSentence(game: string, record: Facts, names: Names): string | undefined {
  const { type, ...facts } = record;
  const ids = [`${game}-record-${String(type)}`, `event-${game}-${String(type)}`];
  const id = ids.find((one) => bundle.hasMessage(one.replaceAll("_", "-")));
  return id && tellById(bundle, game, id, facts, names);
}

/** An event as a sentence for the log. */
export function eventSentence(game: string, event: unknown, names: Names): string {
  const { type, ...facts } = event as Facts & { type: string };
  return tell(bundle, "event", game, type, facts, names);
}

/** A sentence of the story of a finished game. */
export function storySentence(game: string, { name, facts }: Sentence, names: Names): string {
  return tellById(bundle, game, name, facts ?? {}, names);
}

/** A move that asked something, as it stands beside what it was worth. */
export function askedSentence(game: string, move: unknown, names: Names): string {
  const { type, ...facts } = move as Facts & { type: string };
  return tell(bundle, "asked", game, type, facts, names);
}

/** A move as advice. */
export function hintSentence(
  game: string,
  { move, facts }: Pick<HintGiven, "move" | "facts">,
  names: Names,
): string {
  return tell(bundle, "hint", game, (move as { type: string }).type, facts, names);
}

/** What somebody said: as it was typed, or a phrase in the reader's own language. */
export function lineSentence(
  game: string,
  { said, promise }: Pick<Line, "said" | "promise">,
  names: Names,
): string {
  if (typeof said === "string") return said;
  const { phrase, slots, seat = null } = said;
  const facts = seat === null ? { ...slots } : { ...slots, seat };
  return tell(bundle, promise ? "promise" : "phrase", game, phrase, facts, names);
}

/** Why a command was refused. */
export function refusalSentence(
  game: string,
  refused: Pick<Refused, "rule" | "why" | "facts">,
  names: Names,
): string {
  const scope = refused.rule.startsWith("TAB-") ? "table" : game;
  return tell(bundle, "refused", scope, refused.why, refused.facts, names);
}

/** Why an HTTP request was refused. */
export function problemSentence(problem: Problem, game = "table"): string {
  const { code, rule, why, facts } = problem;
  if (rule && why)
    return refusalSentence(game, { rule, why, facts: facts ?? {} }, (seat) => String(seat + 1));
  return t(`problem-${code}`);
}

/** Several things in a row of words: "a, b and c". */
export function listed(all: readonly string[]): string {
  return inARow(bundle, all);
}

/** Who won, if anybody did: by the rules, or because the rest resigned (TAB-56). */
export function winnersOf({ result, conceded }: Ending): readonly number[] {
  return result?.winners ?? conceded ?? [];
}

/** What stands behind one's own name: that it is one's own, where a guest's does not say so itself. */
export function isMe(name: string): string {
  return name === t("you-label") ? "" : `\u00a0(${t("you")})`;
}

/** What a seat is called to who reads: by name, or "you". */
export function called(names: Names, seat: number): string {
  return seat === names.you ? t("you-label") : names(seat);
}

/** The same as a sentence. */
export function howItEnded(ending: Ending, names: Names): string {
  const winners = winnersOf(ending);
  if (winners.length === 0) return t(ending.result ? "result-nobody" : "result-stopped");
  // Whoever reads comes last: "Jan and you".
  const inOrder = winners.toSorted((a, b) => Number(a === names.you) - Number(b === names.you));
  const name = (seat: number): string =>
    seat === names.you && winners.length > 1 ? t("you") : names(seat);
  const facts = { count: winners.length, names: listed(inOrder.map(name)) };
  return t(ending.drawn ? "result-drawn" : "result-winners", facts);
}

/** Why a game ended as it did. */
export function reasonSentence(game: string, reason: string): string {
  return tell(bundle, "reason", game, reason, {}, String);
}

/** What an entry of the log says beside its events, if anything. */
export function entryRemark(entry: LogEntry): string | null {
  if (entry.kind === "undone") return t(entry.agreed ? "log-undone-agreed" : "log-undone");
  if (entry.kind === "timed_out") return t("log-timed-out");
  return entry.by_clock ? t("log-by-clock") : null;
}
