/** What cannot be done now stays in reach: tried, it does nothing but say why (TAB-34). */
import type { Attachment } from "svelte/attachments";

/** With something to explain, a control is only tried; with nothing against it, it is as it was. */
export function whyNot(explain: (() => unknown) | null): Attachment {
  return (control) => {
    if (!explain) return;
    const tried = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      explain();
    };
    control.setAttribute("aria-disabled", "true");
    control.addEventListener("click", tried, { capture: true });
    return () => {
      control.removeAttribute("aria-disabled");
      control.removeEventListener("click", tried, { capture: true });
    };
  };
}
