/** Keeping something fresh while somebody looks at the page. */

const OFTEN = 20_000;

/** Do it now, every little while, and whenever the page is looked at again; the result stops it. */
export function whileLookedAt(act: () => void, often = OFTEN): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") act();
  };
  look();
  const timer = setInterval(look, often);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
