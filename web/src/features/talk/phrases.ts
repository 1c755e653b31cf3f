/** What each game lets people say with one touch. */
import type { Phrase } from "../../wire";
import { games } from "../../net/api";
import { needed } from "../../net/insisting.svelte";

const shelf = needed(games);

/** None before they have come: until then one can still type. */
export function phrasesOf(game: string): readonly Phrase[] {
  return shelf()?.find(({ name }) => name === game)?.phrases ?? [];
}
