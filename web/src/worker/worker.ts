/**
 * Behind the page: it shows notifications, and has the page at hand when there is no network.
 * What it keeps is written once, when a release is installed, from a list that release brings
 * along; no request of the page ever adds to it, so no secret can be there (TAB-80).
 */
import { messageOf, type Message } from "./message";
import { wayOf, type Way } from "./policy";

/** The release, and by their addresses the hashes of what may be kept of the server's answers. */
declare const self: ServiceWorkerGlobalScope & {
  RELEASE: string;
  ANSWERS: Record<string, string>;
};
/** The files of the page that belong together, and the hash of the page itself. */
declare const __FILES__: readonly string[];
declare const __INDEX__: string;

const HASHES: Record<string, string> = { "/": __INDEX__, ...self.ANSWERS };
const KEEPS = { files: new Set(__FILES__), answers: new Set(Object.keys(self.ANSWERS)) };
/** A server takes so many requests at once from one address, and a game may be going on. */
const LANES = 4;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(replaceOthers()));
self.addEventListener("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = { method, url, mode, signed: headers.has("authorization") };
  const way = wayOf(asked, self.location.origin, KEEPS);
  if (way) event.respondWith(answer(event.request, way));
});
self.addEventListener("push", (event) => event.waitUntil(show(messageOf(event.data?.text()))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringBack(event.notification.tag));
});

/** All of a release, or nothing: half of one is none, and two are never mixed. */
async function fill(): Promise<void> {
  const cache = await caches.open(self.RELEASE);
  const todo = [...Object.keys(HASHES), ...__FILES__];
  const lane = async (): Promise<void> => {
    for (let path = todo.pop(); path !== undefined; path = todo.pop())
      await cache.put(path, await checked(path));
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (problem) {
    await caches.delete(self.RELEASE);
    throw problem;
  }
}

/** What the server has at an address, if it is what this release was told of. */
async function checked(path: string): Promise<Response> {
  const named = path.startsWith("/assets/");
  const came = await fetch(path, { credentials: "omit", cache: named ? "default" : "no-cache" });
  const wanted = HASHES[path];
  const whole = await came.clone().arrayBuffer();
  if (!came.ok || (wanted && (await hash(whole)) !== wanted))
    throw new Error(`${path} is of another release`);
  return came;
}

async function hash(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function replaceOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== self.RELEASE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request, way: NonNullable<Way>): Promise<Response> {
  const cache = await caches.open(self.RELEASE);
  const kept = await cache.match(way === "page" ? "/" : request, { ignoreVary: true });
  if (way === "file" && kept) return kept;
  try {
    const came = await fetch(request);
    // A proxy whose server is not there says so: to a reader that is no network either.
    return came.status >= 502 && kept ? kept : came;
  } catch {
    return kept ?? Response.error();
  }
}

/** The tag is where it leads; what is new about a table takes the place of what was (TAB-115). */
function show({ title, body, path }: Message): Promise<void> {
  const look = { body, tag: path, renotify: true, icon: "/icon-192.png" };
  return self.registration.showNotification(title, look);
}

async function bringBack(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
