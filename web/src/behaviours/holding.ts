/** Telling a long press from a short one: by finger, mouse, or a key that is held. */
import type { Attachment } from "svelte/attachments";

export const HOLD = 700;
const KEYS = ["Enter", " "];

interface Presses {
  /** Pressed for long enough. */
  held: () => void;
  /** Let go before that, or pressed by something that cannot hold. */
  tapped: () => void;
}

/** While it is pressed the element has the attribute `data-pressed`. */
export function holding({ held, tapped }: Presses): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function pointed(event: PointerEvent): void {
      if (event.button === 0) begin();
    }
    function begin(): void {
      end();
      element.toggleAttribute("data-pressed", true);
      timer = setTimeout(() => {
        end();
        held();
      }, HOLD);
    }
    /** True if a press was under way. */
    function end(): boolean {
      const under = timer !== undefined;
      clearTimeout(timer);
      timer = undefined;
      element.toggleAttribute("data-pressed", false);
      return under;
    }
    function keydown(event: KeyboardEvent): void {
      if (!KEYS.includes(event.key)) return;
      // A button would be pressed at once, or again and again.
      event.preventDefault();
      if (!event.repeat) begin();
    }
    function keyup(event: KeyboardEvent): void {
      if (!KEYS.includes(event.key)) return;
      event.preventDefault();
      if (end()) tapped();
    }
    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", pointed],
      ["pointerup", end],
      ["pointerleave", end],
      ["pointercancel", end],
      ["blur", end],
      ["contextmenu", (event: Event) => event.preventDefault()],
      ["click", tapped],
      ["keydown", keydown],
      ["keyup", keyup],
    ];
    for (const [kind, listen] of listeners) element.addEventListener(kind, listen as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [kind, listen] of listeners)
        element.removeEventListener(kind, listen as EventListener);
    };
  };
}
