import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { fold } from "./text/fold";

const GENERATED = "wire.d.ts";
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts|css)$/.test(name) && name !== GENERATED)
  .map((name) => ({ name, source: readFileSync(join(import.meta.dirname, name), "utf8") }));
const games = [...new Set(files.flatMap(({ name }) => /^games\/(\w+)\//.exec(name)?.[1] ?? []))];

/** Nothing but letters, so that a name is found however it is spelt: with_lines, inCamelCase, or in words. */
const squeezed = (text: string): string => fold(text).replaceAll(/[^a-z]/g, "");

/** What each file imports, types too, by the paths of the files. */
const imports = new Map(
  files.map(({ name, source }) => {
    const named = [...source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)];
    const paths = named.map(([, path = ""]) => normalize(join(dirname(name), path)));
    return [name, paths.flatMap((path) => found(path) ?? [])];
  }),
);

function found(path: string): string | undefined {
  const names = [path, `${path}.ts`, `${path}.d.ts`];
  return names.find((name) => name === GENERATED || files.some((file) => file.name === name));
}

const BASIC = ["text/", "look/", "wire.d.ts", "game.ts", "memory.ts"];
const SHARED = [...BASIC, "parts/", "behaviours/"];
/** What the files of a room may import besides each other; the first room that fits counts. */
const ROOMS: readonly (readonly [room: string, ...may: string[]])[] = [
  ["memory.ts"],
  // It lives apart from the page.
  ["worker/"],
  ["route.svelte.ts"],
  ["game.ts", "text/", "wire.d.ts", "net/session.svelte.ts"],
  ["net/", "wire.d.ts", "memory.ts"],
  ["text/", "wire.d.ts", "memory.ts", "net/api.ts"],
  ["look/", "memory.ts"],
  ["behaviours/", ...BASIC, "net/api.ts"],
  ["parts/", ...BASIC, "behaviours/"],
  // What the server tells everybody over HTTP; a session is the page's.
  ...games.map(
    (game) => [`games/${game}/`, ...SHARED, "net/api.ts", "net/insisting.svelte.ts"] as const,
  ),
  ["plain/", ...SHARED, "net/api.ts"],
  ["games/", ...BASIC, "plain/"],
  ["features/", ...SHARED, "net/", "route.svelte.ts", "games/shelf.ts"],
  ["pages/", ...SHARED, "net/", "route.svelte.ts", "games/shelf.ts", "features/"],
];

test("a room imports only what it may", () => {
  const wrong = [...imports].flatMap(([name, targets]) => {
    const may = ROOMS.find(([room]) => name.startsWith(room));
    const isOut = (target: string): boolean => !may?.some((begin) => target.startsWith(begin));
    return may ? targets.filter(isOut).map((target) => `${name} imports ${target}`) : [];
  });
  expect(wrong).toEqual([]);
});

test("no file imports itself by a detour", () => {
  const done = new Set<string>();
  const cycle = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    const [found] = (imports.get(name) ?? []).flatMap((next) => cycle(next, [...way, name]) ?? []);
    done.add(name);
    return found ? [...way, name] : undefined;
  };
  expect([...imports.values()].flat().length).toBeGreaterThan(500);
  expect([...imports.keys()].flatMap((name) => cycle(name, []) ?? [])).toEqual([]);
});

test("nothing outside a game's folder knows its name", () => {
  expect(games.length).toBeGreaterThan(4);
  for (const game of games)
    expect(
      files
        .filter(({ name }) => !name.startsWith(`games/${game}/`))
        .filter(({ source }) => squeezed(source).includes(squeezed(game)))
        .map(({ name }) => name),
    ).toEqual([]);
});
