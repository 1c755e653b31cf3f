/** What each game lets people say with one touch; asked for once. */
import type { GameInfo, Phrase } from "../wire";
import { games } from "./api";

let shelf: Promise<GameInfo[]> | undefined;

export async function phrasesOf(game: string): Promise<Phrase[]> {
  shelf ??= games();
  try {
    return (await shelf).find(({ name }) => name === game)?.phrases ?? [];
  } catch {
    // Without them one can still type; the next table asks again.
    shelf = undefined;
    return [];
  }
}
