/** Whether the page could be installed here, and whether that was ever turned down. */
import { recall, remember } from "../../memory";
import { keptPrompt } from "./prompt.svelte";

let settled = $state(recall<boolean>("install") ?? false);

/** iPhones and iPads install by hand, and say so to nobody; an iPad takes itself for a Mac. */
const byHand = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

addEventListener("appinstalled", settle);

/** How it could be installed now; null where it cannot, is already, or nobody wants to hear of it. */
export function canInstall(): "prompt" | "by-hand" | null {
  if (settled || isInstalled()) return null;
  return keptPrompt() ? "prompt" : byHand() ? "by-hand" : null;
}

/** Ask the browser to; whatever the answer, it is not asked again. */
export async function install(): Promise<void> {
  const asked = keptPrompt()?.prompt();
  settle();
  await asked;
}

/** Never mention it again. */
export function settle(): void {
  settled = true;
  remember("install", true);
}
