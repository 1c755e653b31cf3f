/** The service worker, built beside the page: it is told which files make up this release. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // After everything that still changes the page.
    enforce: "post",
    async generateBundle(_, bundle) {
      const { "index.html": index, ...rest } = bundle;
      if (index?.type !== "asset") throw new Error("there is no page to go with it");
      const files = [...Object.keys(rest), ...readdirSync(here("../public"))];
      const source = await script({
        __INDEX__: JSON.stringify(createHash("sha256").update(index.source).digest("hex")),
        __FILES__: JSON.stringify(files.map((name) => `/${name}`).sort()),
      });
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Some browsers take no modules for a service worker: it is one script. */
async function script(define: Record<string, string>): Promise<string> {
  const entry = here("../src/worker/worker.ts");
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: { write: false, lib: { entry, formats: ["iife"], name: "worker" } },
  });
  const [output] = Array.isArray(built) ? built : [];
  if (!output) throw new Error("the service worker was not built");
  return output.output[0].code;
}
