/** What is about friends at a table comes when it is needed, together with its words. */
import { withWords } from "../identity/loading";

export const loadAddFriends = () => withWords(import("./AddFriends.svelte"));
export const loadBlockedHere = () => withWords(import("./BlockedHere.svelte"));
