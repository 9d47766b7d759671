/** Nothing on the page that some people could not use. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./player";

/** `again` is for a page that has been looked at in another size: no colour depends on that, and colours take longest. */
export async function accessible(page: Page, screen: string, root = "html", again = false): Promise<void> {
  // Without frames to look into, the legacy mode finds the same, and needs no second page: a quarter of the time.
  const axe = new AxeBuilder({ page })
    .include(root)
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: !again } } });
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map((node) => `${node.target.join(" ")} — ${node.failureSummary?.split("\n")[1] ?? ""}`)
        .join(" | ")}`,
  );
  expect(told, screen).toEqual([]);
}
