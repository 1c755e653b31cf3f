// Writes src/wire.d.ts from the server's schema; with --check only says whether it is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here("../src/wire.d.ts");
const WIDTH = 100;

const printed = execFileSync(here("../../.venv/bin/python"), ["-m", "zaslonka.protocol.schema"], {
  maxBuffer: 1 << 26,
});
/** Names are the components' own, tuples have items, an object without properties is a dictionary. */
function plain(_, part) {
  if (part?.prefixItems) return { ...part, items: part.prefixItems, additionalItems: false };
  if (part?.type !== "object") return part;
  const rest = { ...part };
  delete rest.title;
  return rest.properties ? rest : { additionalProperties: true, ...rest };
}

const { components } = JSON.parse(
  printed.toString().replaceAll("#/components/schemas/", "#/$defs/"),
  plain,
);

const types = await compile({ $defs: components.schemas }, "Wire", {
  additionalProperties: false,
  bannerComment: "// Generated from the server's structs by `npm run types`; not to be edited.",
  unknownAny: true,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  style: { printWidth: WIDTH },
});
const wanted = types
  .replace(/export interface Wire \{[^}]*\}\n/, "")
  .replaceAll(/ \*\n \* This interface was referenced by `Wire`[^/]*/g, " *")
  .replaceAll(/\/\*\*\n \* This interface was referenced by `Wire`[^/]*\*\/\n/g, "")
  // A comment of one line takes one line, as everywhere.
  .replaceAll(/\/\*\*\n *\* (.{1,90})\n(?: *\*\n)* *\*\//g, "/** $1 */");

/** Unions fill their lines, and what fits on one line stands on one: what is generated is not read. */
const packed = wanted
  .replaceAll(/^ *\/\*\*\n(?: *\* @(?:min|max)Items.*\n)+ *\*\/\n/gm, "")
  .replaceAll(/\{\n\s+(\[k: string\]: [^\n{}]+);\n\s+\}/g, "{ $1 }")
  .split("\n")
  .reduce(filled, [])
  .join("\n")
  .replaceAll(/^export interface (\w+) \{\n((?: {2}[^\n*{}]+;\n)+)\}$/gm, (all, name, fields) => {
    const line = `export interface ${name} { ${fields.trim().replaceAll(/\n */g, " ").slice(0, -1)} }`;
    return line.length <= WIDTH ? line : all;
  });

/** The lines so far, with one more: a member of a union goes behind the last one if there is room. */
function filled(lines, line) {
  const longer = `${lines.at(-1)} ${line.trim()}`;
  if (!line.trim().startsWith("| ") || longer.length > WIDTH) return [...lines, line];
  return [...lines.slice(0, -1), longer];
}

if (!process.argv.includes("--check")) {
  writeFileSync(target, packed);
} else if (readFileSync(target, "utf8") !== packed) {
  console.error("src/wire.d.ts is stale: run `npm run types`");
  process.exit(1);
}
