/** The shelf: each game is a folder here, found by its name; a board and its words are loaded when they are needed. */
import type { Component } from "svelte";
import type {
  BigScreenProps,
  BoardProps,
  Happening,
  BriefProps,
  OwnPages,
  PlaceProps,
  Sample,
  SetUpProps,
  SideScore,
} from "../game";
import { learn } from "../text/text.svelte";
import type { Offer } from "../wire";

/** The page knows no game's types: whatever the server has sent fits the board of that game. */
type Sent<Props> = Omit<Props, "offers" | "state"> & { offers: readonly Offer[]; state: unknown };
type Board = Component<Sent<BoardProps>>;
type BigScreen = Component<Omit<Sent<BigScreenProps>, "offers">>;
type Poster = Component<{ game: string }>;

import.meta.glob("./*/accent.css", { eager: true });
const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const posters = import.meta.glob<{ default: Poster }>("./*/Poster.svelte");
const plain = import.meta.glob<{ default: Board }>("../plain/Board.svelte");
const setUps = import.meta.glob<{ default: Component<SetUpProps> }>("./*/Setup.svelte");

const alones = import.meta.glob<{ default: Component<SetUpProps> }>("./*/Alone.svelte");
const places = import.meta.glob<{ default: Component<PlaceProps> }>("./*/Place.svelte");
const galleries = import.meta.glob<{ default: Component }>("./*/Gallery.svelte");
const bigScreens = import.meta.glob<{ default: BigScreen }>("./*/BigScreen.svelte");

const happenings = import.meta.glob<{ happening: Happening }>("./*/happened.ts");

const pages = import.meta.glob<{ pages: OwnPages }>("./*/pages.ts", { eager: true });
const samples = import.meta.glob<{ sample: Sample }>("./*/sample.ts");

const briefs = import.meta.glob<{ default: Component<BriefProps> }>("./*/Brief.svelte");
const sideScores = import.meta.glob<{ scores: (table: never) => SideScore[] }>("./*/score.ts");

/** Every game's own pages. */
export const ownPages = Object.values(pages).map((own) => own.pages);

/** Whether somebody has drawn a board for a game; any other is played on the plain one. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** A game's board, in a chunk of its own; `?board=plain` in the address asks for the plain one. */
export async function boardOf(game: string): Promise<Board> {
  const asked = new URLSearchParams(location.search).get("board") === "plain";
  const drawn = asked ? undefined : boards[`./${game}/Board.svelte`];
  const load = drawn ?? found(plain, "../plain/Board.svelte");
  return (await withWords(game, load())).default;
}

/** A game's picture for the start page; one that has none gets one made of its name. */
export async function posterOf(game: string): Promise<Poster> {
  const drawn = posters[`./${game}/Poster.svelte`];
  return (await (drawn ? drawn() : withWords(game, import("../plain/Poster.svelte")))).default;
}

/** What a game asks besides its yes-or-no options, if it asks more. */
export async function setUpOf(game: string): Promise<Component<SetUpProps> | undefined> {
  return (await withWords(game, setUps[`./${game}/Setup.svelte`]?.()))?.default;
}

/** What a game asks whoever plays it with robots alone, if it asks anything. */
export async function aloneOf(game: string): Promise<Component<SetUpProps> | undefined> {
  return (await withWords(game, alones[`./${game}/Alone.svelte`]?.()))?.default;
}

/** What a game says of each seat in the lobby, if anything. */
export async function placeOf(game: string): Promise<Component<PlaceProps> | undefined> {
  return (await withWords(game, places[`./${game}/Place.svelte`]?.()))?.default;
}

/** Whether a game can be put on a screen for the whole room. */
export function hasBigScreen(game: string): boolean {
  return `./${game}/BigScreen.svelte` in bigScreens;
}

export async function bigScreenOf(game: string): Promise<BigScreen> {
  return (await withWords(game, found(bigScreens, `./${game}/BigScreen.svelte`)())).default;
}

/** How a game shows what happens, if it does more than say it. */
export async function happeningOf(game: string): Promise<Happening | null> {
  return (await happenings[`./${game}/happened.ts`]?.())?.happening ?? null;
}

/** The pictures of a game's rules in a minute, if somebody has drawn them. */
export async function briefOf(game: string): Promise<Component<BriefProps> | undefined> {
  return (await withWords(game, briefs[`./${game}/Brief.svelte`]?.()))?.default;
}

/** What each team of a game has, where it is played by teams that are called something. */
export async function scoresOf(game: string, table: unknown): Promise<SideScore[]> {
  const loaded = await withWords(game, sideScores[`./${game}/score.ts`]?.());
  return table ? (loaded?.scores(table as never) ?? []) : [];
}

/** What the games show of their own parts in the gallery. */
export async function allGalleries(): Promise<Component[]> {
  const loading = Object.entries(galleries).map(([path, load]) =>
    withWords(path.split("/")[1] ?? "", load()),
  );
  return (await Promise.all(loading)).map(({ default: gallery }) => gallery);
}

/** What the gallery of shared parts tells of, from the first game that has something. */
export async function sample(): Promise<Sample | undefined> {
  return (await Object.values(samples)[0]?.())?.sample;
}

/** Nothing of a game is shown before its words are there. */
async function withWords<T>(game: string, loading: T): Promise<Awaited<T>> {
  const [loaded] = await Promise.all([loading, learn(game)]);
  return loaded;
}

function found<T>(shelf: Record<string, () => Promise<T>>, path: string): () => Promise<T> {
  const load = shelf[path];
  if (!load) throw new Error(`no ${path} on the shelf`);
  return load;
}
