/** A table like the last one with a friend, who is invited to it (TAB-108). */
import * as api from "../../net/api";
import { keepAddress } from "../../net/address";
import { freshNonce, keepNonce } from "../../net/identity.svelte";
import { go } from "../../route.svelte";
import { orExplain } from "../../behaviours/notices.svelte";

export async function playAgain(token: string, who: string): Promise<void> {
  const promised = await orExplain(api.newSeed(token));
  if (!promised) return;
  const { commitment } = promised;
  const nonce = freshNonce();
  const made = await orExplain(api.playAgain(token, who, { nonce, commitment }));
  if (!made) return;
  keepNonce(made.id, nonce, commitment);
  keepAddress(made);
  go(`/t/${made.id}`);
}
