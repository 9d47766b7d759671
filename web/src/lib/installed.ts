import { BASE } from "./base";

/** The service worker: it has a page for when there is no connection, and keeps nothing else. See offline/worker.js. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // an address that is not secure has none
  const register = (): void => void navigator.serviceWorker.register(`${BASE}/worker.js`).catch(() => undefined);
  // Whatever the page itself needs comes first.
  if (document.readyState === "complete") setTimeout(register, 1000);
  else addEventListener("load", () => setTimeout(register, 1000), { once: true });
}
