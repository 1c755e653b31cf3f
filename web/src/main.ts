import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { followSystem } from "./look/theme.svelte";
import { watchLinks } from "./route.svelte";
import { speakAsBefore } from "./text/text.svelte";

// A part of an older page is gone from the server: only the new page can go on.
addEventListener("vite:preloadError", () => location.reload());
followSystem();
watchLinks();
await speakAsBefore();
const target = document.getElementById("app");
if (target) mount(App, { target });
