import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewFor } from "./renewal";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an old page reloads after a notice, once for each version of the server", () => {
  const reload = vi.fn();
  renewFor("2", reload);
  expect(reload).not.toHaveBeenCalled();
  vi.runAllTimers();
  renewFor("2", reload);
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  renewFor("3", reload);
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("it does not when it was called off", () => {
  const reload = vi.fn();
  renewFor("2", reload)();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});
