/** A notification of the system, for a page that is open but not looked at. */

/** Whether this browser can: not on plain HTTP, for one. */
export const CAN_RING =
  window.isSecureContext && "Notification" in window && "serviceWorker" in navigator;

/** Ask the person, who must just have tapped for it; true if the bell may be rung. */
export async function askToRing(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export async function ring(title: string): Promise<void> {
  if (!CAN_RING || Notification.permission !== "granted" || document.visibilityState === "visible")
    return;
  // Phones show what a service worker says, and nothing else; ours does only this.
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { tag: location.pathname, icon: "/icon-192.png" });
}
