/** Which Underhall the server is, asked for once. */
import type { Version } from "../generated/protocol";
import { api } from "./api";

let coming: Promise<Version> | undefined;

export function version(): Promise<Version> {
  coming ??= api.version();
  coming.catch(() => (coming = undefined)); // so that the next page tries again
  return coming;
}
