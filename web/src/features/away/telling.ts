/** Being told of one's turns while the page is closed: this browser as one of a person's devices (TAB-115). */
import * as api from "../../net/api";
import type { Language } from "../../text/text.svelte";
import type { NewDevice } from "../../wire";

/** Whether this browser can: not on plain HTTP, nor on an iPhone before the page is installed. */
export const CAN_BE_TOLD =
  window.isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

/** By which the server knows this browser from a person's others; null: it is none of them. */
export async function thisDevice(): Promise<string | null> {
  const held = CAN_BE_TOLD ? await (await registration())?.pushManager.getSubscription() : null;
  return held ? idOf(held.endpoint) : null;
}

/** Have the person asked, who must just have tapped for it; false if they would rather not. */
export async function beTold(token: string, key: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const held = await pushManager.getSubscription();
  // Who has sent before may have been another server at this address: its word counts no more.
  if (held && encoded(held.options.applicationServerKey) !== key) await held.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  await api.newDevice(token, described(await pushManager.subscribe(wanted), language));
  return true;
}

export async function beToldNoMore(token: string): Promise<void> {
  const held = await (await registration())?.pushManager.getSubscription();
  if (!held) return;
  await api.dropDevice(token, await idOf(held.endpoint));
  await held.unsubscribe();
}

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration("/");

function described(held: PushSubscription, language: Language): NewDevice {
  const { endpoint, keys } = held.toJSON();
  return {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    language,
  };
}

async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** In base64url, as the server has it. */
function encoded(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
