/** The printed matter as the server sends it, as far as the page's own tests read it. */
import { readFileSync } from "node:fs";
import { fileURLToPath, URL } from "node:url";
import { Library } from "./library";

type Printed = Record<string, unknown> & { id: string };

const printed = <T>(page: string): T => {
  const path = `../../../../../src/zaslonka/games/kod_krakowa/data/${page}.json`;
  return JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8")) as T;
};
const pl = printed<Record<string, string>>("more.pl");
const en = printed<Record<string, string>>("more.en");
const long = (page: string): Printed[] =>
  printed<Printed[]>(page).map((one) => ({ ...one, more: { pl: pl[one.id], en: en[one.id] } }));

export const library = new Library({
  districts: long("districts"),
  places: long("places"),
  events: printed("events"),
  map: printed("map"),
} as unknown as ConstructorParameters<typeof Library>[0]);
