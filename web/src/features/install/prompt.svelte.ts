/** The browser's own hint that the page can be installed, kept for the right moment. */

/** What some browsers hand out. */
export interface Prompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt = $state.raw<Prompt | null>(null);

export function keptPrompt(): Prompt | null {
  return prompt;
}

export function waitToInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as Prompt;
  });
}
