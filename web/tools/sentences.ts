/** Files of sentences as a page gets them: what is written there for their writers stays at home. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function sentences(): Plugin {
  return {
    name: "sentences",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || query !== "raw") return null;
      return `export default ${JSON.stringify(bare(readFileSync(file, "utf8")))}`;
    },
  };
}

/** Without comments, and without empty lines between two messages. */
const bare = (text: string): string =>
  text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n\n+(?=\S)/g, "\n");
