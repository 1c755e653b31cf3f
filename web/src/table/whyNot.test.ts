import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../{games,pages,table}/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What may be out of reach, because no rule of a game or a table is behind it. */
const MUTE: Record<string, string> = {
  "./NameDialog.svelte": "the form waits for its own input",
  "./SignalSwitches.svelte": "the browser cannot ring, and beside it stands so",
  "../games/chytrogrod/Stage.svelte": "before the first scene there is none",
  "../pages/Pass.svelte": "the link is being used, or has no secret",
  "../pages/Companions.svelte": "somebody is just being seated",
  "../pages/ReplayBar.svelte": "there is no step before the first or after the last",
  "../pages/ReplayFile.svelte": "the file is being opened",
};

/** Whether a control is taken out of reach: not by a style, and not by `aria-disabled`. */
function isMute(source: string): boolean {
  return /(?<![-\w:])disabled\b(?=[\s=>}])/.test(source.replace(/<style>[^]*/, ""));
}

test("whatever cannot be done now can be tried, and says why", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const mute = Object.keys(sources).filter((path) => isMute(sources[path] ?? ""));
  expect(mute.sort()).toEqual(Object.keys(MUTE).sort());
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
