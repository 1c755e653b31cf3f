/** Sending a command to a table and saying why it was refused, if it was. */
import type { Answer, Command } from "../net/connection";
import { TableSession } from "../net/session.svelte";
import { bookOf, notify } from "../table/notices.svelte";
import { seatName } from "../table/seats";
import { refusalSentence, t } from "../text/text.svelte";
import type { TableInfo } from "../wire";

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

function accepted(session: TableSession, answer: Answer): boolean {
  const info = session.info;
  if (answer.type === "refused" && info) {
    const names = (seat: number): string => seatName(info.seats, seat);
    notify(refusalSentence(info.game, answer, names), {
      book: bookOf(answer.rule, info.game),
      id: answer.rule,
    });
  } else if (answer.type === "failed") {
    notify(t(`problem-${answer.code}`));
  }
  return answer.type === "done";
}
