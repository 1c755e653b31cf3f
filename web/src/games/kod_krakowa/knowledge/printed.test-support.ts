/** The printed matter as the server sends it, for tests. */
import { readFileSync } from "node:fs";
import { fileURLToPath, URL } from "node:url";
import { Library } from "./library";

const printed = (page: string): unknown => {
  const path = `../../../../../src/zaslonka/games/kod_krakowa/data/${page}.json`;
  return JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8"));
};
const [districts, places, events, map] = ["districts", "places", "events", "map"].map(printed);
export const library = new Library({ districts, places, events, map } as ConstructorParameters<
  typeof Library
>[0]);
