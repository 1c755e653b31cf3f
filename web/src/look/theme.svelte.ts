/** Day or night: as the system says, unless it was chosen here. */
import { recall, remember } from "../memory";

type Theme = "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");
let chosen = $state<Theme | null>(recall<Theme>("theme"));
let system = $state<Theme>(night.matches ? "dark" : "light");

export function theme(): Theme {
  return chosen ?? system;
}

export function switchTheme(): void {
  const next = theme() === "dark" ? "light" : "dark";
  // Back to what the system says is no choice at all.
  chosen = next === system ? null : next;
  remember("theme", chosen);
  show();
}

export function followSystem(): void {
  night.addEventListener("change", () => {
    system = night.matches ? "dark" : "light";
    show();
  });
  show();
}

function show(): void {
  document.documentElement.dataset.theme = theme();
}
