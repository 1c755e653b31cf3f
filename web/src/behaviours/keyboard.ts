/** While somebody types on a phone little height is left: the keyboard lies over the page, or shrinks it. */

/** Less than this is a bar of the browser that comes and goes. */
const A_KEYBOARD = 120;
/** What a phone has left over its keyboard, at most. */
const LITTLE = 480;

const isTyping = (): boolean => document.activeElement?.matches("input, textarea") ?? false;

/** Tell the style sheets of it, and how much is covered; what is returned ends it. */
export function minding(): () => void {
  const seen = window.visualViewport;
  const { style, dataset } = document.documentElement;
  const measure = (): void => {
    const covered = seen ? Math.round(innerHeight - seen.height - seen.offsetTop) : 0;
    const keyboard = covered > A_KEYBOARD && seen?.scale === 1;
    if (isTyping() && (keyboard || innerHeight < LITTLE)) dataset["keyboard"] = "";
    else delete dataset["keyboard"];
    style.setProperty("--keyboard", keyboard ? `${covered}px` : "0px");
  };
  const signs = ["focusin", "focusout", "resize"] as const;
  for (const sign of signs) addEventListener(sign, measure);
  seen?.addEventListener("resize", measure);
  seen?.addEventListener("scroll", measure);
  measure();
  return () => {
    for (const sign of signs) removeEventListener(sign, measure);
    seen?.removeEventListener("resize", measure);
    seen?.removeEventListener("scroll", measure);
  };
}
