import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse, Visitor, type Entry, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { say, tell, tellById } from "./sentences";
import { sourcesOf } from "./sources";

const source = join(import.meta.dirname, "../../../src/zaslonka");
const languages = ["pl", "en"] as const;

const games = readdirSync(join(import.meta.dirname, "../games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function texts(language: string, ...without: string[]): string[] {
  const folders = ["text", ...games.map((game) => `games/${game}/text`)];
  return folders.flatMap((name) => {
    const folder = join(source, name, language);
    const files = readdirSync(folder).filter((file) => !without.includes(file));
    return files.map((file) => readFileSync(join(folder, file), "utf8"));
  });
}

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts(language))
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle;
}

/** Every message with its attributes and the variables it uses. */
function shapeOf(language: string): Record<string, string[]> {
  const shape: Record<string, string[]> = {};
  const body: Entry[] = texts(language).flatMap((text) => parse(text, {}).body as Entry[]);
  for (const entry of body) {
    expect(entry.type).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    const used = new Set(entry.attributes.map(({ id }) => `.${id.name}`));
    const visitor = new (class extends Visitor {
      visitVariableReference(node: VariableReference): void {
        used.add(`$${node.id.name}`);
      }
    })();
    visitor.visit(entry);
    expect(shape, `${entry.id.name} is written twice`).not.toHaveProperty([entry.id.name]);
    shape[entry.id.name] = [...used].sort();
  }
  return shape;
}

/** Every `why` that the rules and the tables can refuse with, under the id of its sentence. */
function refusals(): Set<string> {
  const ids = new Set<string>();
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".py"))) {
    const game = /^games\/(\w+)\//.exec(file)?.[1];
    const code = readFileSync(join(source, file), "utf8");
    for (const [, rule = "", whys = ""] of code.matchAll(/Illegal\(\s*([^,()]+),([^,()]+)/g)) {
      const scope = rule.startsWith('"TAB-') ? "table" : (game ?? "table");
      for (const [, why = ""] of whys.matchAll(/(?<!== )"([a-z_]+)"/g))
        ids.add(`refused-${scope}-${why}`.replaceAll("_", "-"));
    }
  }
  return ids;
}

test("both languages say the same things of the same facts", () => {
  expect(shapeOf("en")).toEqual(shapeOf("pl"));
});

test("what happens is said to who did it, and to whom it was done", () => {
  const shape = shapeOf("pl");
  const events = Object.keys(shape).filter(
    (id) => id.startsWith("event-") && !/-you(rself)?$/.test(id),
  );
  // What is told of each item of a list is called as its event is, and the list.
  const whole = events.filter((id) => !events.some((event) => id.startsWith(`${event}-`)));
  const uses = (id: string, fact: string): boolean => shape[id]?.includes(fact) ?? false;
  const wanted = whole.filter((id) => uses(id, "$by")).map((id) => `${id}-you`);
  const done = whole.filter((id) => uses(id, "$by") && uses(id, "$seat"));
  expect(wanted.length).toBeGreaterThan(50);
  expect([...wanted, ...done.map((id) => `${id}-to-you`)].filter((id) => !shape[id])).toEqual([]);
});

test("every refusal has its sentence in both languages", () => {
  const wanted = refusals();
  expect(wanted.size).toBeGreaterThan(20);
  for (const language of languages) {
    const bundle = bundleOf(language);
    expect([...wanted].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  }
});

test("every id that the page names is written", () => {
  const web = join(import.meta.dirname, "..");
  const bundle = bundleOf("pl");
  const missing = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .flatMap((name) => [
      ...readFileSync(join(web, name), "utf8").matchAll(/\bt\(\s*["']([\w-]+)["']/g),
    ])
    .map(([, id = ""]) => id)
    .filter((id) => !bundle.hasMessage(id));
  expect(missing).toEqual([]);
});

test("whoever knows all games and features knows every sentence, and no board's before", async () => {
  for (const language of languages) {
    expect(
      (await sourcesOf(language, [...games, "contest", "people", "results", "turns"])).sort(),
    ).toEqual(texts(language, "away.ftl", "cli.ftl", "print.ftl").sort());
    expect((await sourcesOf(language, [])).join()).not.toMatch(/^event-/m);
  }
});

test("of a game that this page was not built with nothing more is known, and that is no error", async () => {
  expect(await sourcesOf("pl", ["not_yet"])).toEqual(await sourcesOf("pl", []));
});

test("the server is asked for the sentences of a game that this page was not built with", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ language: "en", fluent: "x = X" })));
  });
  expect(await sourcesOf("en", ["not_yet"])).toContain("x = X");
  expect(asked).toEqual(["/api/text/not_yet?lang=en"]);
  vi.unstubAllGlobals();
});

test("what nobody has written is said in plain words", () => {
  const bundle = bundleOf("en");
  const names = (seat: number): string => ["Ola", "Jan"][seat] ?? "";
  const facts = { by: 1, cups: [{ seat: 0, dice: [1, 2] }], wild: true, last: null };
  expect(tell(bundle, "event", "not_yet", "cups_lifted", facts, names)).toBe(
    "Cups lifted (by: Jan; cups: seat: Ola; dice: 1, 2; wild: yes; last: none)",
  );
  expect(tell(bundle, "hint", "not_yet", "doubt", {}, names)).toBe("Doubt");
  expect(say(bundle, "not-yet")).toBe("Not yet");
  expect(say(bundle, "not-yet.about")).toBe("");
});

test("twelve robots at a table have twelve names", () => {
  for (const language of languages) {
    const named = Array.from({ length: 12 }, (_, seat) =>
      say(bundleOf(language), "robot", { seat }),
    );
    expect(new Set(named).size).toBe(12);
  }
});

test("seats are names, and a number of seats stays a number", () => {
  const refused = (why: string, facts: object): string =>
    tell(
      bundleOf("pl"),
      "refused",
      "table",
      why,
      { ...facts },
      (seat) => ["Ola", "Jan"][seat] ?? "",
    );
  expect(refused("not_your_turn", { seats: [0, 1] })).toBe("Teraz kolej na: Ola i Jan.");
  expect(refused("seats", { least: 2, most: 4, seats: 5 })).toContain("a miejsc jest 5");
});

test("what the reader did is said to the reader, and of nobody else", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const words = "event-x-stopped = { $by } stops.\nevent-x-stopped-you = You stop.";
  bundle.addResource(new FluentResource(words));
  const said = (you: number | null): string => {
    const names = Object.assign((seat: number) => ["Ola", "Jan"][seat] ?? "", { you });
    return tell(bundle, "event", "x", "stopped", { by: 1 }, names);
  };
  expect(said(1)).toBe("You stop.");
  expect(said(0)).toBe("Jan stops.");
  expect(said(null)).toBe("Jan stops.");
});

test("names stand in a row of words", () => {
  const won = (seats: number[]): string =>
    tellById(
      bundleOf("pl"),
      "table",
      "story-table-won",
      { seats },
      (at) => ["Ola", "Jan", "Ewa"][at] ?? "",
    );
  expect(won([0])).toBe("Zwycięstwo: Ola.");
  expect(won([0, 1, 2])).toBe("Zwycięstwo: Ola, Jan i Ewa.");
});
