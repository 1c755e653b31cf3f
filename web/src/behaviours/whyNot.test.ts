import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../{games,pages,parts,features}/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A control may be out of reach where no rule of a game or a table is behind it: the file says why. */
const REASON = /<!-- disabled: .+ -->/;

/** Whether a control is taken out of reach: not by a style, and not by `aria-disabled`. */
function isMute(source: string): boolean {
  return /(?<![-\w:])disabled\b(?=[\s=>}])/.test(
    source.replace(REASON, "").replace(/<style>[^]*/, ""),
  );
}

test("whatever cannot be done now can be tried, and says why", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const mute = Object.keys(sources).filter((path) => isMute(sources[path] ?? ""));
  expect(mute).toEqual(Object.keys(sources).filter((path) => REASON.test(sources[path] ?? "")));
});

test("a mute control is found however it is written", () => {
  for (const source of [
    "<button disabled>",
    "<a {disabled}>",
    "<a disabled={!x}\n>",
    "<b disabled x>",
  ])
    expect(isMute(source)).toBe(true);
  for (const source of ['<b aria-disabled="true">', "<style>b:disabled {}</style>"])
    expect(isMute(source)).toBe(false);
});
