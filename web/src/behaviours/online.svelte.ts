/** Whether the device says that it has no network; that there is one proves nothing. */

let offline = $state(!navigator.onLine);

addEventListener("online", () => (offline = false));
addEventListener("offline", () => (offline = true));

export function isOffline(): boolean {
  return offline;
}
