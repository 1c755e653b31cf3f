/** How wide the page is laid out where it pretends to be on a television. */
const WIDTH = 1280;

/**
 * Lay the page out as on a television, whatever the width of a phone, until the result is called:
 * it is shown whole and can be enlarged with two fingers.  Where windows have frames nothing changes.
 */
export function televised(): () => void {
  const viewport = document.querySelector<HTMLMetaElement>("meta[name=viewport]");
  if (!viewport) return () => undefined;
  const usual = viewport.content;
  viewport.content = `width=${WIDTH}`;
  return () => {
    viewport.content = usual;
  };
}
