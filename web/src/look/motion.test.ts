import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const written = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(join(web, name), "utf8") }));

/** Every place where something matches, for those who read the failure. */
function found(pattern: RegExp, but: RegExp): string[] {
  return written.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)]
      .map(([match]) => match)
      .filter((match) => !but.test(match))
      .map((match) => `${name}: ${match}`),
  );
}

test("what moves by style takes its time from the tokens, or stands where motion is welcome", () => {
  for (const file of written)
    file.text = file.text.replaceAll(
      /@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n {2}\}/g,
      "",
    );
  const moving = /\b(?:transition|animation)(?:-duration)?:[^;{}]*;/g;
  expect(found(moving, /^(?:transition|animation):\s*none/).length).toBeGreaterThan(10);
  expect(found(moving, /^[^;]*(?:var\(--(?:quick|slow)\)[^,;]*,?\s*)+;$/)).toEqual([]);
});

test("what moves by script asks for its moment first", () => {
  expect(found(/\bduration: [^,}]+/g, /duration: moment\(/)).toEqual([]);
  expect(found(/behavior: [^}]+/g, /behavior: moment\(1\) \?/)).toEqual([]);
  // A class in a selector (`.out:not(…)`) is no directive.
  const directive = /(?<!\.)\b(?:in|out|transition|animate):[a-z]\w*(?:=\{\{[^}]*\}\})?/g;
  expect(found(directive, /moment\(|:turned$/)).toEqual([]);
  expect(found(/\.animate\(|<animate|scroll-behavior/g, /never/)).toEqual([]);
});
