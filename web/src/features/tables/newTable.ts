/** Making a table and going to it. */
import * as api from "../../net/api";
import { keepAddress } from "../../net/address";
import { freshNonce, keepNonce, keptCommitment, me, meOrGuest } from "../../net/identity.svelte";
import { go } from "../../route.svelte";
import { orExplain } from "../../behaviours/notices.svelte";
import { language, t } from "../../text/text.svelte";
import type { ContestTold, MadeTable, NewContest, NewTable, Seeking } from "../../wire";
import type { Company } from "./company";

export type Wish = Omit<NewTable, "nonce" | "commitment">;

/** The table that was opened last, and for whom: its lobby shows first what they need. */
let opened: { id: string; company: Company } | null = null;

export function openedFor(id: string): Company | null {
  return opened?.id === id ? opened.company : null;
}

/** Make a table; whoever has no name yet does it as a guest, where a name for one is given. */
export async function openTable(wish: Wish, company: Company, guest = ""): Promise<void> {
  const person = guest ? await orExplain(meOrGuest(guest)) : me();
  if (!person) return;
  const promised = await orExplain(api.newSeed(person.token), wish.game);
  if (!promised) return;
  const { commitment } = promised;
  const nonce = freshNonce();
  const new_ = { ...wish, nonce, commitment };
  const made = await orExplain(api.makeTable(person.token, new_), wish.game);
  if (!made) return;
  keepNonce(made.id, nonce, commitment);
  keepAddress(made);
  opened = { id: made.id, company };
  go(`/t/${made.id}`);
}

/** Look for others who want the same, and go where they are or will be (TAB-70). */
export async function seekPartners(wish: Omit<Seeking, "nonce" | "commitment">): Promise<void> {
  const person = me();
  const promised = person && (await orExplain(api.newSeed(person.token), wish.game));
  if (!promised) return;
  const { commitment } = promised;
  const nonce = freshNonce();
  const made = await orExplain(
    api.seekPartners(person.token, { ...wish, nonce, commitment }),
    wish.game,
  );
  if (!made) return;
  const { commitment: of } = (await orExplain(api.table(made.id), wish.game)) ?? { commitment };
  // A table that was there before was sealed for somebody else; ours is checked if it is ours.
  keepNonce(made.id, nonce, of === commitment ? commitment : (keptCommitment(made.id) ?? ""));
  keepAddress(made);
  go(`/t/${made.id}`);
}

/** Minutes for which a deal that all have lies open: each plays it when they like. */
export const A_DAY = 24 * 60;

/** Make a contest, enter it, and go where others are asked to (TAB-130). */
export async function openContest(wish: NewContest): Promise<void> {
  const person = me();
  const made = person && (await orExplain(api.makeContest(person.token, wish), wish.game));
  if (!made) return;
  keepAddress(made);
  const { commitment } = (await orExplain(api.contest(made.id))) ?? {};
  if (commitment !== undefined) await enterContest(person.token, made.id, commitment);
  go(`/zawody/${made.id}`);
}

/** Take part, with a nonce of one's own once the commitment has been seen (TAB-131). */
export async function enterContest(
  token: string,
  id: string,
  commitment: string,
): Promise<ContestTold | null> {
  const nonce = freshNonce();
  const told = await orExplain(api.enterContest(token, id, { nonce, commitment }));
  if (told) keepNonce(id, nonce, commitment);
  return told ?? null;
}

/**
 * Begin a part of the guided first game of a game; nobody has to have a name for it.
 * Without a network it is gone through as it was recorded (TAB-82).
 */
export async function openLesson(game: string, part = 0): Promise<void> {
  const made = await orExplain(
    beginLesson(game, part).catch((error: unknown) => {
      if (!api.isUnreachable(error)) throw error;
      go(`/lesson/${game}/${part}`);
      return null;
    }),
    game,
  );
  if (!made) return;
  keepAddress(made);
  go(`/t/${made.id}`);
}

async function beginLesson(game: string, part: number): Promise<MadeTable> {
  const { token } = await meOrGuest(t("lesson-guest"));
  return await api.makeLesson(token, { game, part, language: language() });
}
