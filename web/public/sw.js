// Rings for the page and brings it back when tapped.  It keeps nothing and answers no request.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringBack(event.notification.tag));
});

async function bringBack(path) {
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
