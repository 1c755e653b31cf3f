/** Making a table and going to it. */
import * as api from "../net/api";
import { keepAddress } from "../net/address";
import { freshNonce, keepNonce, me, meOrGuest } from "../net/identity.svelte";
import { go } from "../route.svelte";
import { orExplain } from "../table/notices.svelte";
import { language, t } from "../text/text.svelte";
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

/** Begin a part of the guided first game of a game; nobody has to have a name for it. */
export async function openLesson(game: string, part = 0): Promise<void> {
  const wish = { game, part, language: language() };
  const person = await orExplain(meOrGuest(t("lesson-guest")));
  const made = person && (await orExplain(api.makeLesson(person.token, wish), game));
  if (!made) return;
  keepAddress(made);
  go(`/t/${made.id}`);
}
