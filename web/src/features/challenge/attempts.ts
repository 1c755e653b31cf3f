/**
 * Daily tasks that were begun, as their solver sees them: kept on this device to be thought over
 * without a network (TAB-83). There is nothing in them that their owner's token could not ask for.
 */
import { recall, recalled, remember } from "../../memory";
import { me } from "../../net/identity.svelte";
import type { TableSession } from "../../net/session.svelte";
import type { Welcome } from "../../wire";

export interface KeptAttempt {
  /** Whose it is. */
  token: string;
  /** The server's greeting as it would be now. */
  welcome: Welcome;
  /** Whether the note sheet is newer here than at the server. */
  ahead: boolean;
}

type Sheet = TableSession["note"];
const MOST = 10;

/** The attempt at a table, if this person has begun it here with this page. */
export function keptAttempt(table: string, token: string | null): KeptAttempt | null {
  const kept = recall<KeptAttempt>(keyOf(table));
  const known = kept?.token === token && kept?.welcome.server === __SERVER_VERSION__;
  return known ? kept : null;
}

/** All of a person's, the newest day first. */
export function keptAttempts(token: string | null): Welcome["table"][] {
  return recalled("attempt.")
    .flatMap((table) => keptAttempt(table, token)?.welcome.table ?? [])
    .sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
}

/** Show how one's attempt stood where the server has not said so yet; what it was not sent, it gets. */
export function takeUpAttempt(session: TableSession): void {
  const kept = keptAttempt(session.id, me()?.token ?? null);
  if (!kept) return;
  session.recallWelcome(kept.welcome);
  // The server may have greeted us first, with an older sheet.
  if (kept.ahead && session.noteAhead === 0) session.writeNote(kept.welcome.note as Sheet);
}

/** Keep one's attempt as it stands; once it is graded, no more. */
export function keepAttempt(session: TableSession): void {
  const { info: table, token, view } = session;
  if (!table?.challenge?.day || token === null || token !== me()?.token) return;
  if (table.phase !== "playing" || !view || !session.seated) return drop(table.id);
  const { you, log, note, marks, ply, offers, waiting } = session;
  const stands = { ply, view, offers: [...offers], waiting: [...waiting], times: null, open: null };
  const welcome: Welcome = {
    type: "welcome",
    protocol: 0,
    server: session.newer ?? __SERVER_VERSION__,
    shapes: [],
    talk: [],
    ...{ table, you, note, log: [...log], marks: [...marks], position: stands },
  };
  remember(keyOf(table.id), { token, welcome, ahead: session.noteAhead > 0 });
  for (const old of keptAttempts(token).slice(MOST)) drop(old.id);
}

const drop = (table: string): void => remember(keyOf(table), null);
const keyOf = (table: string): string => `attempt.${table}`;
const dayOf = ({ challenge }: Welcome["table"]): string => challenge?.day ?? "";
