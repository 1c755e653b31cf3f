/** Platforma Wiedzy, for whoever reads a printed QR code. */
import type { OwnPages } from "../../game";
import { PREFIX } from "./knowledge/addresses";

export const pages: OwnPages = {
  prefix: PREFIX,
  label: "knowledge",
  load: () => import("./knowledge/Platform.svelte"),
};
