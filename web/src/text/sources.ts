/** Where sentences come from: the page's own at first, a game's or a large feature's once it is spoken of. */
import * as api from "../net/api";

export const LANGUAGES = ["pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const first: Record<Language, () => Promise<{ files: Record<string, string> }>> = {
  pl: () => import("./pl"),
  en: () => import("./en"),
};

const later = import.meta.glob<string>(
  [
    "../../../src/zaslonka/games/*/text/*/*.ftl",
    // The shelf's are known from the first, and what is printed is said on paper alone.
    "!../../../src/zaslonka/games/*/text/*/{shelf,print}.ftl",
    // What is said on some pages alone comes with them, like a game's own words.
    "../../../src/zaslonka/text/*/{contest,people,results,turns}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Every Fluent file that is needed to speak of these games, and of what else has pages. */
export async function sourcesOf(language: Language, games: Iterable<string>): Promise<string[]> {
  const more = [...games].map((game) => sourcesOfGame(language, game));
  const [{ files }, ...loaded] = await Promise.all([first[language](), ...more]);
  return [...Object.values(files), ...loaded.flat()];
}

/** The files of a game, of people or of results; those of one that this page was not built with are the server's to give. */
async function sourcesOfGame(language: Language, game: string): Promise<string[]> {
  const own = new RegExp(`/(games/${game}/text/\\w+/\\w+|zaslonka/text/\\w+/${game})\\.ftl$`);
  const files = Object.entries(later).filter(([path]) => own.test(path));
  if (files.length === 0) return fetched(language, game);
  const wanted = files.filter(([path]) => path.includes(`/text/${language}/`));
  return Promise.all(wanted.map(([, load]) => load()));
}

/** Without an answer a game is spoken of in plain words. */
async function fetched(language: Language, game: string): Promise<string[]> {
  try {
    return [(await api.text(game, language)).fluent];
  } catch (error) {
    if (error instanceof api.Refusal) return [];
    throw error;
  }
}
