import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  // Generated from the server's structs.
  { ignores: ["src/wire.d.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, __SERVER_VERSION__: "readonly" } } },
  {
    files: ["src/worker/worker.ts"],
    languageOptions: {
      globals: { ...globals.serviceworker, __FILES__: "readonly", __INDEX__: "readonly" },
    },
  },
  { files: ["tools/**", "*.config.*"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // Addresses are plain paths: there is no SvelteKit to resolve them.
    rules: { "svelte/no-navigation-without-resolve": "off" },
  },
);
