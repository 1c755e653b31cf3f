/** The shelf: each game is a folder here, found by its name; a board and its words are loaded when they are needed. */
import type { Component, Snippet } from "svelte";
import type { View } from "../net/session.svelte";
import type { Chronicle } from "../table/chronicle";
import type { Names } from "../text/sentences";
import { learn } from "../text/text.svelte";
import type { LogEntry, Mark, Offer, Refused, TableInfo, Times } from "../wire";

/** What a board may do for the seat that looks at it. */
export interface Actions {
  /** Make a move; false if it was refused, and then the reason is already on the page. */
  move(move: object): Promise<boolean>;
  /** Whether a move would be legal: the refusal if not. */
  check(move: object): Promise<Refused | null>;
  /** Say on the page what is against a move; where none can be put together, whose turn it is. */
  whyNot(move: object | null): Promise<void>;
  /** What the game's judge says of something before it is said, where there is one. */
  advise(about: string): Promise<unknown>;
  writeNote(note: Record<string, unknown>): void;
  /** Mark something public for one's own team, or take the mark away. */
  mark(thing: string, on: boolean): Promise<boolean>;
}

/** What a board is given: a view and what is offered; it never knows the rules. */
export interface BoardProps {
  info: TableInfo;
  names: Names;
  view: View;
  offers: readonly Offer[];
  waiting: readonly number[];
  times: (Times & { at: number }) | null;
  help: unknown;
  /** The viewer's own note sheet; none where these are not their eyes. Written on through `actions`. */
  note: Record<string, unknown> | null;
  /** What the viewer's own team has marked. */
  marks: readonly Mark[];
  /** The whole state, once everything is open. */
  state: unknown;
  /** None for those who only look on. */
  actions: Actions | null;
  /** What has happened, as these eyes were told it. */
  told: readonly LogEntry[];
  /** The log and the talk, for the board's layout. */
  chronicle: Chronicle;
  /** Told whether the game is still showing what led to where it stands: how it ended waits for that. */
  onshow?: ((shows: boolean) => void) | undefined;
}

/** What a game's own part of the set-up is given: the options so far, and how to change them. */
export interface SetUpProps {
  options: Readonly<Record<string, unknown>>;
  seats: number;
  onchange: (options: Record<string, unknown>) => void;
}

/** What a game says of a seat before the deal, where seats differ. */
export interface PlaceProps {
  options: unknown;
  seats: number;
  at: number;
}

/** What a game shows on a screen for the whole room: what everybody sees, and nothing to touch. */
export interface BigScreenProps extends Pick<
  BoardProps,
  "info" | "names" | "waiting" | "times" | "state" | "told" | "onshow"
> {
  table: unknown;
  /** What happened last, to be put where the game has room for it. */
  happened: Snippet;
}

import.meta.glob("./*/accent.css", { eager: true });
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const posters = import.meta.glob<{ default: Component }>("./*/Poster.svelte");
const setUps = import.meta.glob<{ default: Component<SetUpProps> }>("./*/Setup.svelte");

const places = import.meta.glob<{ default: Component<PlaceProps> }>("./*/Place.svelte");
const galleries = import.meta.glob<{ default: Component }>("./*/Gallery.svelte");
const bigScreens = import.meta.glob<{ default: Component<BigScreenProps> }>("./*/BigScreen.svelte");

/** Whether this page can show a game; the server may have rules that wait for a board. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** A game's board, in a chunk of its own. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  return (await withWords(game, found(boards, `./${game}/Board.svelte`)())).default;
}

/** A game's picture for the start page. */
export async function posterOf(game: string): Promise<Component> {
  return (await found(posters, `./${game}/Poster.svelte`)()).default;
}

/** What a game asks besides its yes-or-no options, if it asks more. */
export async function setUpOf(game: string): Promise<Component<SetUpProps> | undefined> {
  return (await withWords(game, setUps[`./${game}/Setup.svelte`]?.()))?.default;
}

/** What a game says of each seat in the lobby, if anything. */
export async function placeOf(game: string): Promise<Component<PlaceProps> | undefined> {
  return (await withWords(game, places[`./${game}/Place.svelte`]?.()))?.default;
}

/** Whether a game can be put on a screen for the whole room. */
export function hasBigScreen(game: string): boolean {
  return `./${game}/BigScreen.svelte` in bigScreens;
}

export async function bigScreenOf(game: string): Promise<Component<BigScreenProps>> {
  return (await withWords(game, found(bigScreens, `./${game}/BigScreen.svelte`)())).default;
}

/** What the games show of their own parts in the gallery. */
export async function allGalleries(): Promise<Component[]> {
  const loading = Object.entries(galleries).map(([path, load]) =>
    withWords(path.split("/")[1] ?? "", load()),
  );
  return (await Promise.all(loading)).map(({ default: gallery }) => gallery);
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
