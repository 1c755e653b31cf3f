/** A page older than its server fetches the new one by itself, but only once for each version. */

const KEY = "zaslonka.renewed";
/** Time to read why, and to press the button first. */
const NOTICE = 5_000;

/** Reload soon for a server of this version; the result calls it off. */
export function renewFor(version: string, reload: () => void): () => void {
  if (sessionStorage.getItem(KEY) === version) return () => undefined;
  const timer = setTimeout(() => {
    sessionStorage.setItem(KEY, version);
    reload();
  }, NOTICE);
  return () => clearTimeout(timer);
}
