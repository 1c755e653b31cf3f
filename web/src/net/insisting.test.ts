import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "./api";
import { insist, needed } from "./insisting.svelte";

const unreachable = new Refusal({ code: "unreachable", detail: "" });
let network: EventTarget;

beforeEach(() => {
  network = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that cannot be reached is asked again after a while", async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue("map");
  const answer = insist(ask);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe("map");
});

test("and at once when the network is back", async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue("map");
  const answer = insist(ask);
  await vi.advanceTimersByTimeAsync(0);
  network.dispatchEvent(new Event("online"));
  expect(await answer).toBe("map");
  expect(vi.getTimerCount()).toBe(0);
});

test("a server that says no is not asked again", async () => {
  const no = new Refusal({ code: "too_fast", detail: "" });
  await expect(insist(() => Promise.reject(no))).rejects.toBe(no);
});

test("what is needed is asked for once, by whoever reads it first", async () => {
  const ask = vi.fn().mockResolvedValue("map");
  const map = needed(ask);
  expect(ask).not.toHaveBeenCalled();
  expect(map()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(map()).toBe("map");
  expect(ask).toHaveBeenCalledTimes(1);
});
