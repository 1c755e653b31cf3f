/** Where sentences come from: the page's own at first, a game's once it is spoken of. */
export const LANGUAGES = ["pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const first: Record<Language, () => Promise<{ files: Record<string, string> }>> = {
  pl: () => import("./pl"),
  en: () => import("./en"),
};

const later = import.meta.glob<string>(
  [
    "../../../src/zaslonka/text/*/*.ftl",
    "!../../../src/zaslonka/text/*/{cli,page,table}.ftl",
    "!../../../src/zaslonka/text/*/*_shelf.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Every Fluent file that is needed to speak of these games; a game's files begin with its name. */
export async function sourcesOf(language: Language, games: Iterable<string>): Promise<string[]> {
  const begins = [...games].map((game) => `/${language}/${game}`);
  const more = Object.entries(later).flatMap(([path, load]) =>
    begins.some((begin) => path.includes(begin)) ? [load()] : [],
  );
  const [{ files }, ...loaded] = await Promise.all([first[language](), ...more]);
  return [...Object.values(files), ...loaded];
}
