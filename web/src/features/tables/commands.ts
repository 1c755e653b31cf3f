/** Sending a command to a table and saying why it was refused, if it was. */
import type { Answer, Command } from "../../net/connection";
import { TableSession } from "../../net/session.svelte";
import { bookOf, notify } from "../../behaviours/notices.svelte";
import { seatName } from "../../behaviours/seats";
import { refusalSentence, t } from "../../text/text.svelte";
import type { Refused, TableInfo } from "../../wire";

/** True once it is done. */
export async function command(session: TableSession, wish: Command): Promise<boolean> {
  return accepted(session, await session.command(wish));
}

/** Do one thing at a table as somebody, and leave again: the table after it, null if refused. */
export async function commandAs(
  token: string,
  table: string,
  wish: Command,
): Promise<TableInfo | null> {
  const session = new TableSession(table, () => token);
  const done = await command(session, wish);
  session.leave();
  return done ? session.info : null;
}

/** Say why a move cannot be made now: as the server judges it, or by what it has already told. */
export async function sayWhyNot(session: TableSession, move: object | null): Promise<void> {
  if (move) await command(session, { type: "check", move });
  else if (session.offers.length) explain(session, { rule: "TAB-02", why: "not_now", facts: {} });
  else
    explain(session, {
      rule: "TAB-01",
      why: "not_your_turn",
      facts: { seats: session.waiting },
    });
}

/** Whether it is done; else it is said why not. */
export function accepted(session: TableSession, answer: Answer): boolean {
  if (answer.type === "refused") explain(session, answer);
  else if (answer.type === "failed") notify(t(`problem-${answer.code}`));
  return answer.type === "done";
}

function explain({ info }: TableSession, refused: Pick<Refused, "rule" | "why" | "facts">): void {
  if (!info) return;
  const names = (seat: number): string => seatName(info.seats, seat);
  notify(refusalSentence(info.game, refused, names), {
    book: bookOf(refused.rule, info.game),
    id: refused.rule,
  });
}
