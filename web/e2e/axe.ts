/** Nothing on the page that some people could not use. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./player";

export async function accessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => `${node.target.join(" ")} — ${node.failureSummary?.split("\n")[1] ?? ""}`).join(" | ")}`);
  expect(told, screen).toEqual([]);
}
