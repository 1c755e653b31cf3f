import { expect, test } from "vitest";
import { bytes, text } from "./passkeys";

test("bytes go over the wire and come back, whatever they are", () => {
  for (const length of [0, 1, 2, 3, 64, 255]) {
    const all = Uint8Array.from({ length }, (_, at) => 255 - at);
    const wire = text(all.buffer);
    expect(wire).toMatch(/^[A-Za-z0-9_-]*$/);
    expect([...bytes(wire)]).toEqual([...all]);
  }
});
