/** What is said aloud by itself: only what the whole room may hear. */
import { entryRemark, eventSentence, t } from "../text/text.svelte";
import type { Names } from "../text/sentences";
import type { LogEntry } from "../wire";

/** What has happened and whose turn it is; of what is private, only that there is something. */
export function announcement(game: string, entry: LogEntry, names: Names, turn: string): string {
  const hushed = entry.private ?? [];
  const told = entry.events
    .filter((_, at) => !hushed.includes(at))
    .map((event) => eventSentence(game, event, names));
  // Where nobody else was told anything, not even that one is asked may be heard.
  const nobodyElse = hushed.length > 0 && told.length === 0;
  const news = hushed.length ? t("private-news") : null;
  return [entryRemark(entry), ...told, news, nobodyElse ? null : turn].filter(Boolean).join(" ");
}

/** What only these eyes were told, the newest last. */
export function privateNews(game: string, entries: readonly LogEntry[], names: Names): string[] {
  return entries.flatMap(({ events, private: hushed = [] }) =>
    hushed.map((at) => eventSentence(game, events[at], names)),
  );
}
