/** Making a table and going to it. */
import * as api from "../net/api";
import { keepAddress } from "../net/address";
import { freshNonce, keepNonce, me } from "../net/identity.svelte";
import { go } from "../route.svelte";
import { orExplain } from "../table/notices.svelte";
import type { NewTable } from "../wire";

export type Wish = Omit<NewTable, "nonce">;

export async function openTable(wish: Wish): Promise<void> {
  const person = me();
  if (!person) return;
  const nonce = freshNonce();
  const made = await orExplain(api.makeTable(person.token, { ...wish, nonce }), wish.game);
  if (!made) return;
  keepNonce(made.id, nonce);
  keepAddress(made);
  go(`/t/${made.id}`);
}
