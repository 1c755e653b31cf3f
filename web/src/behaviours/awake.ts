/** Keeping the screen awake. */

/** Keep it awake, whenever the page is looked at, until the result is called. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let wanted = true;
  let held: WakeLockSentinel | null = null;

  async function take(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      held = await navigator.wakeLock.request("screen");
      if (!wanted) await held.release();
    } catch {
      // The battery is low, say: then the screen may sleep.
    }
  }

  void take();
  // The system takes the lock away whenever the page is hidden.
  const again = (): void => void take();
  document.addEventListener("visibilitychange", again);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}
