import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse, Visitor, type Entry, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { say, tell } from "./sentences";
import { sourcesOf } from "./sources";

const source = join(import.meta.dirname, "../../../src/zaslonka");
const languages = ["pl", "en"] as const;

function texts(language: string): string[] {
  const folder = join(source, "text", language);
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
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

test("whoever knows all games knows every sentence, and no board's before", async () => {
  const games = readdirSync(join(import.meta.dirname, "../games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const language of languages) {
    const folder = join(source, "text", language);
    const written = readdirSync(folder).filter((file) => file !== "cli.ftl");
    expect((await sourcesOf(language, games)).sort()).toEqual(
      written.map((file) => readFileSync(join(folder, file), "utf8")).sort(),
    );
    expect((await sourcesOf(language, [])).join()).not.toMatch(/^event-/m);
  }
});

test("twelve robots at a table have twelve names", () => {
  for (const language of languages) {
    const named = Array.from({ length: 12 }, (_, seat) =>
      say(bundleOf(language), "robot", { seat }),
    );
    expect(new Set(named).size).toBe(12);
  }
});

describe("facts become sentences", () => {
  const names = (seat: number): string => ["Ola", "Bartek"][seat] ?? "?";
  const event = (facts: object, type: string): string =>
    tell(bundleOf("pl"), "event", "zlam_ten_kod", type, { ...facts }, names);

  test("a card's question knows the digit that was asked for", () => {
    const replies = [{ seat: 1, says: ["a", "b"] }];
    expect(event({ by: 0, card: "where_1_2", digit: 2, replies }, "asked")).toBe(
      "Ola pyta: „Gdzie masz 2?” — Bartek: a, b.",
    );
  });

  test.each([
    [[], "brak"],
    [true, "tak"],
    [false, "nie"],
    [0, "0"],
    [17, "17"],
  ])("the answer %j is „%s”", (says, word) => {
    const facts = { by: 0, card: "sum", digit: null, replies: [{ seat: 1, says }] };
    expect(event(facts, "asked")).toContain(`Bartek: ${word}.`);
  });

  test("tiles are named, each of a code", () => {
    expect(event({ by: 1, code: ["0b", "5g", "9w"], right: true }, "guessed")).toBe(
      "Bartek zgaduje na głos: czarne 0, zielona 5, biała 9. Tak, to ten kod!",
    );
  });

  test("a record that is a fact has a sentence of its own", () => {
    const side = (points: number): object => ({ cost: [1, 0, 0, 0, 0, 0, 0], points });
    const deal = { number: 3, colour: 0, big: side(24), small: side(9) };
    expect(
      tell(bundleOf("pl"), "event", "chytrogrod", "deal_opened", { district: 0, deal }, names),
    ).toBe("Nowy interes w porcie: duży wart 24 PW, niewielki wart 9 PW.");
  });

  test("seats are names, and a number of seats stays a number", () => {
    const refused = (why: string, facts: object): string =>
      tell(bundleOf("pl"), "refused", "table", why, { ...facts }, names);
    expect(refused("not_your_turn", { seats: [0, 1] })).toBe("Teraz kolej na: Ola, Bartek.");
    expect(refused("seats", { least: 2, most: 4, seats: 5 })).toContain("a miejsc jest 5");
  });

  test.each([
    [1, "1 możliwy kod"],
    [3, "3 możliwe kody"],
    [5, "5 możliwych kodów"],
    [22, "22 możliwe kody"],
    [112, "112 możliwych kodów"],
  ])("Polish counts %d properly", (count, words) => {
    expect(say(bundleOf("pl"), "zlam-ten-kod-codes-left", { count })).toBe(words);
  });
});
