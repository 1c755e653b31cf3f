import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { waitToInstall } from "./features/install/prompt.svelte";
import { keepForLater } from "./features/offline/keeping";
import { followSystem } from "./look/theme.svelte";
import { games } from "./net/api";
import { insist } from "./net/insisting.svelte";
import { watchLinks } from "./route.svelte";
import { speakAsBefore } from "./text/text.svelte";

// A part of the page did not come: it is gone from a newer server, or the network is. Only a new
// page can go on, and without a server there would be none.
addEventListener("vite:preloadError", () => void insist(games).then(() => location.reload()));
waitToInstall();
followSystem();
watchLinks();
await speakAsBefore();
const target = document.getElementById("app");
if (target) mount(App, { target });
keepForLater();
