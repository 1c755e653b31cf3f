/** Focus is never lost: when what had it is gone or can no more be pressed, its surroundings get it. */

const SURROUNDINGS = "section, dialog, form, fieldset, [role='group'], main";

/** Watches the whole page until it is told to stop. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let around: Element[] = [];

  function remember({ target }: FocusEvent): void {
    last = target instanceof Element ? target : null;
    around = [];
    for (let one = last?.parentElement; one; one = one.parentElement)
      if (one.matches(SURROUNDINGS)) around.push(one);
  }

  function rescue(): void {
    const now = document.activeElement;
    if (!last || isThere(last) || (now !== last && now !== document.body)) return;
    const place = around.find(isThere) ?? document.querySelector("main");
    if (!(place instanceof HTMLElement || place instanceof SVGElement)) return;
    if (!place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
    place.focus({ preventScroll: true });
  }

  // Not at once: what is gone for a moment, as while a page changes, may be back in the next picture.
  const changes = new MutationObserver(() => requestAnimationFrame(rescue));
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden", "class"],
  });
  document.addEventListener("focusin", remember);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", remember);
  };
}

/** Whether something is on the page, is seen, and can have the focus. */
function isThere(thing: Element): boolean {
  return thing.isConnected && !thing.matches(":disabled") && thing.checkVisibility();
}
