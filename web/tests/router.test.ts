/** Every address leads to its page. */

import { describe, expect, it } from "vitest";
import { fragment, go, match, query, route } from "../src/lib/router.svelte";

describe("match", () => {
  it.each([
    ["/", "Start", {}],
    ["/new", "NewTable", {}],
    ["/new/", "NewTable", {}],
    ["/t/abc", "Table", { id: "abc" }],
    ["/watch/abc", "Watch", { id: "abc" }],
    ["/replay/abc", "Replay", { id: "abc" }],
    ["/cards", "Cards", {}],
    ["/cards/boss-monster/dark-altar", "Cards", { game: "boss-monster", card: "dark-altar" }],
    ["/rules/boss-monster/BM-BAIT-05", "Rules", { game: "boss-monster", rule: "BM-BAIT-05" }],
    ["/t/a%20b", "Table", { id: "a b" }],
    ["/t/", "NotFound", {}],
    ["/t/%E0%A4%A", "NotFound", {}],
    ["/nowhere", "NotFound", {}],
  ])("%s", (path, page, args) => {
    expect(match(path)).toEqual({ page, args });
  });
});

describe("go", () => {
  it("moves to the page and keeps what follows the path", () => {
    go("/replay/x?eyes=0#at=12");
    expect(route()).toEqual({ page: "Replay", args: { id: "x" } });
    expect(query().get("eyes")).toBe("0");
    expect(fragment()).toBe("at=12");
    go("/");
    expect(route().page).toBe("Start");
    expect(fragment()).toBe("");
  });
});
