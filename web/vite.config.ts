import { readFileSync } from "node:fs";
import { fileURLToPath, URL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sentences } from "./tools/sentences.ts";
import { serviceWorker } from "./tools/serviceWorker.ts";

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The version of the server this page is built for. */
function serverVersion(): string {
  const source = readFileSync(fromHere("../src/zaslonka/__init__.py"), "utf8");
  const version = /__version__ = "([^"]+)"/.exec(source)?.[1];
  if (version === undefined) throw new Error("src/zaslonka/__init__.py names no version");
  return version;
}

const server = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte(), sentences(), serviceWorker()],
  define: { __SERVER_VERSION__: JSON.stringify(serverVersion()) },
  build: {
    outDir: "../src/zaslonka/page",
    emptyOutDir: true,
    // The server's content security policy takes fonts and pictures from files alone.
    assetsInlineLimit: 0,
    // Browsers that this page is written for preload modules themselves.
    modulePreload: { polyfill: false },
    // What every visitor needs comes as one file: as sixty small ones it weighed 50 kB more.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "house", tags: ["$initial"] }] } },
    },
  },
  server: {
    fs: { allow: [fromHere("..")] },
    proxy: { "/api": server, "/qr": server, "/ws": { target: server, ws: true } },
  },
  // Reading every sentence of two languages takes its time on a busy machine.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
