/** The platform's content, ordered so that each page finds what belongs to it. */
import * as api from "../../../net/api";
import { needed } from "../../../net/insisting.svelte";
import { fold } from "../../../text/fold";
import type {
  KodKrakowaDistrictPage,
  KodKrakowaEventPage,
  KodKrakowaKnowledge,
  KodKrakowaLine,
  KodKrakowaPlacePage,
  KodKrakowaSource,
} from "../../../wire";
import { pageOf, type Kind } from "./addresses";

export type District = KodKrakowaDistrictPage;
export type Place = KodKrakowaPlacePage;
export type Event = KodKrakowaEventPage;
export type Source = KodKrakowaSource;
export type Language = "pl" | "en";

/** A line of the index: what is shown of it, and all the text it is found by. */
export interface Entry {
  kind: Kind;
  id: string;
  name: string;
  years: string;
  address: string;
  title: string;
  text: string;
}

export class Library {
  readonly districts: ReadonlyMap<string, District>;
  readonly places: ReadonlyMap<string, Place>;
  readonly events: ReadonlyMap<string, Event>;
  readonly map: KodKrakowaKnowledge["map"];

  constructor(knowledge: KodKrakowaKnowledge) {
    this.districts = byId(knowledge.districts);
    this.places = byId(knowledge.places);
    this.events = byId(knowledge.events);
    this.map = knowledge.map;
  }

  /** The same with the attributes that places carried in games of the first edition (KKR-08). */
  get firstEdition(): Library {
    const places = [...this.places.values()].map((place) => ({
      ...place,
      attributes: place.first_edition ?? place.attributes,
    }));
    return Object.assign(Object.create(Library.prototype) as Library, this, {
      places: byId(places),
    });
  }

  district(id: string): District {
    const found = this.districts.get(id);
    if (!found) throw new Error(`no district ${id}`);
    return found;
  }

  placesOf(district: string): Place[] {
    return [...this.places.values()].filter((place) => place.district === district);
  }

  eventsOf(district: string): Event[] {
    return [...this.events.values()].filter((event) => event.districts.includes(district));
  }

  /** The borders of a district and what lies behind each; passages first. */
  bordersOf(district: string): { border: KodKrakowaLine; beyond: District }[] {
    return this.map.borders
      .filter((border) => border.between.includes(district))
      .sort((a, b) => Number(b.passable) - Number(a.passable))
      .map((border) => {
        const [one, other] = border.between;
        return { border, beyond: this.district(one === district ? other : one) };
      });
  }

  /** Where a place is drawn: on its side of the district, as seen from the others there. */
  spot(place: Place): [number, number] {
    const room = 30;
    const all = this.placesOf(place.district);
    const mean = (of: (one: Place) => number): number =>
      all.reduce((sum, one) => sum + of(one), 0) / all.length;
    // A degree of longitude is shorter than one of latitude: cos 50° of it.
    const east = (one: Place): number => (one.lon - mean((other) => other.lon)) * 0.64;
    const south = (one: Place): number => mean((other) => other.lat) - one.lat;
    const farthest = Math.max(...all.map((one) => Math.hypot(east(one), south(one))));
    const [x, y] = this.map.districts[place.district]?.centre ?? [0, 0];
    return [x + (east(place) / farthest) * room, y + (south(place) / farthest) * room];
  }

  /** Every page there is, in the order of the kinds. */
  entries(language: Language, attributeName: (attribute: string) => string): Entry[] {
    const entry = (kind: Kind, id: string, name: string, years: string, text: string[]): Entry => ({
      kind,
      id,
      name,
      years,
      address: pageOf(kind, id),
      title: fold(name),
      text: fold([name, years, ...text].join(" ")),
    });
    return [
      ...[...this.districts.values()].map((one) =>
        entry("dzielnica", one.id, one.name, one.years[language], [
          one.facts[language],
          one.more[language],
        ]),
      ),
      ...[...this.places.values()].map((one) =>
        entry("miejsce", one.id, one.name[language], one.years[language], [
          this.district(one.district).name,
          ...one.attributes.map(attributeName),
          one.facts[language],
          one.more[language],
        ]),
      ),
      ...[...this.events.values()].map((one) =>
        entry("wydarzenie", one.id, one.name[language], one.years[language], [
          ...one.districts.map((id) => this.district(id).name),
          one.text[language],
        ]),
      ),
    ];
  }
}

/** All that is printed in the game; null until it has come. */
export const cityLibrary = needed(readLibrary);

export async function readLibrary(): Promise<Library> {
  return new Library(await api.knowledge<KodKrakowaKnowledge>("kod_krakowa"));
}

/** The entries that have every word of the query; those that have them all in their name first. */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const named = ({ title }: Entry): number => Number(words.every((word) => title.includes(word)));
  return found.sort((a, b) => named(b) - named(a));
}

function byId<T extends { id: string }>(pages: readonly T[]): Map<string, T> {
  return new Map(pages.map((page) => [page.id, page]));
}
