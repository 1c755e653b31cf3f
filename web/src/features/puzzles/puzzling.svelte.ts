/** The next puzzle: how hard it should be, and the way to it. */
import * as api from "../../net/api";
import { keepAddress } from "../../net/address";
import { meOrGuest } from "../../net/identity.svelte";
import { orExplain } from "../../behaviours/notices.svelte";
import { go } from "../../route.svelte";
import { language, t } from "../../text/text.svelte";
import type { NewPuzzle, Valued } from "../../wire";

export const WISHES = ["mine", "easy", "middling", "hard"] as const;
/** How hard it should be; "mine" is as strong as oneself. */
export type Wish = (typeof WISHES)[number];

/** As long as the page is open; nothing of it is kept. */
let wish = $state<Wish>("mine");

export const wished = (): Wish => wish;
export function wishFor(next: Wish): void {
  wish = next;
}

/** Go to the puzzle that was begun, or to the next one; nobody has to have a name for it. */
export async function goToNext(game: string): Promise<void> {
  const person = await orExplain(meOrGuest(t("lesson-guest")));
  const asked: NewPuzzle = {
    game,
    difficulty: wish === "mine" ? null : wish,
    language: language(),
  };
  const made = person && (await orExplain(api.nextPuzzle(person.token, asked), game));
  if (!made) return;
  keepAddress(made);
  go(`/t/${made.id}`);
}

/** What a move is worth, in words. */
export function worthInWords(unit: string, { worth }: Pick<Valued, "worth">): string {
  if (worth === null) return t("puzzle-worth-unknown");
  if (unit === "chance" && worth === 0) return t("puzzle-worth-nothing");
  const likely = unit === "chance" || unit === "win";
  return t(`puzzle-worth-${unit}`, {
    worth: likely ? Math.round(worth * 100) : Math.round(worth * 10) / 10,
  });
}
