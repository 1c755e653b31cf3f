import { expect, test } from "vitest";
import { checkSeal } from "./seal";

// SHA-256 of 32 zero bytes.
const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const open = { seed: "00".repeat(32), nonces: ["ab".repeat(16), ""], state: null };

test("the seed that was promised and my own nonce make the seal whole", () => {
  expect(checkSeal(commitment, open, ["ab".repeat(16)])).toBe("whole");
});

test("without a nonce of my own the seed alone is checked", () => {
  expect(checkSeal(commitment, open, [])).toBe("not-mine");
});

test("another seed, or a nonce left out, breaks it", () => {
  expect(checkSeal(commitment, { ...open, seed: "01".repeat(32) }, [])).toBe("broken");
  expect(checkSeal(commitment, open, ["ab".repeat(16), "cd".repeat(16)])).toBe("broken");
});

test("of a deal that several tables have, my nonce must be among those of all", () => {
  const shared = { ...open, shared: ["ab".repeat(16), "ef".repeat(16)] };
  expect(checkSeal(commitment, shared, ["ab".repeat(16)])).toBe("whole");
  expect(checkSeal(commitment, { ...shared, shared: ["ef".repeat(16)] }, ["ab".repeat(16)])).toBe(
    "broken",
  );
});
