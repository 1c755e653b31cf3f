import { expect, test } from "vitest";
import { newPin, opens } from "./pin";

test("a PIN opens by its digits alone, and is not kept as they are", () => {
  const pin = newPin("0417");
  expect(opens(pin, "0417")).toBe(true);
  expect(opens(pin, "0418")).toBe(false);
  expect(JSON.stringify(pin)).not.toContain("0417");
});

test("the same digits of two people look different", () => {
  expect(newPin("0417").print).not.toBe(newPin("0417").print);
});
