/** Playing again with the same people (TAB-18). */
import * as api from "../../net/api";
import { freshNonce, keepNonce } from "../../net/identity.svelte";
import type { TableSession } from "../../net/session.svelte";
import { orExplain } from "../../behaviours/notices.svelte";
import { accepted } from "./commands";

/** Take one's old seat at the rematch of a table: its id and the nonce given, null if refused. */
export async function sitAgain(
  session: TableSession,
  token: string,
): Promise<{ id: string; nonce: string } | null> {
  for (let last = false; ; last = true) {
    const commitment = await orExplain(promisedSeed(token, session.id));
    if (!commitment) return null;
    // The server knows the nonce of a wish it refused: another seed is met by another nonce.
    const nonce = freshNonce();
    const answer = await session.command({ type: "rematch", nonce, commitment });
    // Somebody else made it while we were being promised a seed of our own.
    const late = answer.type === "refused" && answer.why === "seed_not_promised";
    if (late && !last) continue;
    const id = accepted(session, answer) && session.info?.rematch;
    if (!id) return null;
    keepNonce(id, nonce, commitment);
    return { id, nonce };
  }
}

/** The seed the rematch is dealt from, or one promised to us if we are the first (TAB-47). */
async function promisedSeed(token: string, table: string): Promise<string> {
  const { rematch } = await api.table(table);
  if (rematch) {
    try {
      return (await api.table(rematch)).commitment;
    } catch {
      // Deleted since: we are the first again.
    }
  }
  return (await api.newSeed(token)).commitment;
}
