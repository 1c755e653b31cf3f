import { expect, test } from "vitest";
import { codeOf } from "./company";

test("a code may be typed with spaces, hyphens and small letters", () => {
  expect(codeOf(" krab wola ")).toBe("KRABWOLA");
  expect(codeOf("kra-bwo\u00a0la")).toBe("KRABWOLA");
  expect(codeOf("KRABWOLA")).toBe("KRABWOLA");
});
