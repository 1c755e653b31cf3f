// Writes src/wire.d.ts from the server's schema; with --check only says whether it is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here("../src/wire.d.ts");

const printed = execFileSync(here("../../.venv/bin/python"), ["-m", "zaslonka.server.schema"], {
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
  style: { printWidth: 100 },
});
const wanted = types
  .replace(/export interface Wire \{[^}]*\}\n/, "")
  .replaceAll(/ \*\n \* This interface was referenced by `Wire`[^/]*/g, " *")
  .replaceAll(/\/\*\*\n \* This interface was referenced by `Wire`[^/]*\*\/\n/g, "");

if (!process.argv.includes("--check")) {
  writeFileSync(target, wanted);
} else if (readFileSync(target, "utf8") !== wanted) {
  console.error("src/wire.d.ts is stale: run `npm run types`");
  process.exit(1);
}
