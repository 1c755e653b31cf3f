/** What is about keys comes when somebody asks for it, together with its words. */
import { learn } from "../../text/text.svelte";

/** A part of the page that speaks of keys or friends. */
export const withWords = async <T>(part: Promise<{ default: T }>): Promise<T> =>
  (await Promise.all([part, learn("people")]))[0].default;

export const loadMyKeys = () => withWords(import("./MyKeys.svelte"));
export const loadSignIn = () => withWords(import("./SignIn.svelte"));
export const loadKeyHint = () => withWords(import("./KeyHint.svelte"));
