/** Which page is shown: plain paths and the browser's history. */

import { BASE } from "./base";

export type Page =
  | "Start"
  | "NewTable"
  | "Table"
  | "Watch"
  | "Replays"
  | "Replay"
  | "Report"
  | "Seek"
  | "Verify"
  | "Cards"
  | "Rules"
  | "Learn"
  | "Lesson"
  | "Puzzles"
  | "Puzzle"
  | "Sets"
  | "Settings"
  | "Credits"
  | "Account"
  | "Person"
  | "NotFound";

export interface Route {
  page: Page;
  args: Record<string, string>;
}

const ROUTES: [pattern: string, page: Page][] = [
  ["/", "Start"],
  ["/new", "NewTable"],
  ["/t/:id", "Table"],
  ["/watch/:id", "Watch"],
  ["/replays", "Replays"],
  ["/replay/:id", "Replay"],
  ["/report/:id", "Report"],
  ["/seek", "Seek"],
  ["/verify/:id", "Verify"],
  ["/cards", "Cards"],
  ["/cards/:game", "Cards"],
  ["/cards/:game/:card", "Cards"],
  ["/rules", "Rules"],
  ["/rules/:game", "Rules"],
  ["/rules/:game/:rule", "Rules"],
  ["/learn", "Learn"],
  ["/learn/:game/:lesson", "Lesson"],
  ["/puzzles", "Puzzles"],
  ["/puzzles/:game/:puzzle", "Puzzle"],
  ["/sets", "Sets"],
  ["/sets/:key", "Sets"],
  ["/settings", "Settings"],
  ["/credits", "Credits"],
  ["/account", "Account"],
  ["/people/:name", "Person"],
];

/** The page that a path leads to. */
export function match(path: string): Route {
  const steps = path.replace(/\/+$/, "").split("/");
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.replace(/\/+$/, "").split("/");
    if (wanted.length !== steps.length) continue;
    const args: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const step = steps[i]!;
      if (!want.startsWith(":")) return want === step;
      try {
        args[want.slice(1)] = decodeURIComponent(step);
      } catch {
        return false; // a broken escape is nobody's address
      }
      return step !== "";
    });
    if (fits) return { page, args };
  }
  return { page: "NotFound", args: {} };
}

/** An address in the browser's bar as we write it: without what comes before every path. */
function within(path: string): string {
  return path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) || "/" : path;
}

let place = $state.raw({ path: within(location.pathname), query: location.search, hash: location.hash });
const current = $derived(match(place.path));

/** The route that is shown now. */
export function route(): Route {
  return current;
}

/** The part after the `?`, as one reads it. */
export function query(): URLSearchParams {
  return new URLSearchParams(place.query);
}

/** The part after the `#`, without it. */
export function fragment(): string {
  return place.hash.slice(1);
}

/** Go to an address of this page: `/cards`, `/cards?q=pit`, `/t/3f#secret`. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  const before = location.pathname;
  if (how === "push") history.pushState(null, "", BASE + address);
  else history.replaceState(null, "", BASE + address);
  arrived();
  if (location.pathname !== before && !location.hash) scrollTo(0, 0);
}

function arrived(): void {
  place = { path: within(location.pathname), query: location.search, hash: location.hash };
}

/** Lets plain links lead through `go`, so that every link can be opened in a new tab, too. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!`${link.pathname}/`.startsWith(`${BASE}/`)) return; // of others under the same name
  const path = within(link.pathname);
  if (path.startsWith("/api/") || path.startsWith("/docs/")) return; // the server's own
  if (link.pathname === location.pathname && link.hash) return; // a jump within the page
  event.preventDefault();
  go(path + link.search + link.hash);
}

addEventListener("popstate", arrived);
addEventListener("hashchange", arrived);
addEventListener("click", followed);
