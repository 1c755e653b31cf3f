/** Have the page at hand when there is no network: what the service worker keeps, and when it is fetched. */

/** Whoever saves data is not sent more than they asked for. */
const saves = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Once the page has come to rest, so that nobody waits for it. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator) || saves())
    return;
  const register = (): void => {
    // Without it the page works as ever, with a network.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  const rest = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1_000));
  if (document.readyState === "complete") rest(register);
  else addEventListener("load", () => rest(register), { once: true });
}
