/** A list of which the server gives a page at a time: the first is looked at again and again, the others when wanted. */
import type { Table } from "../generated/protocol";
import { api } from "./api";

export const PAGE = 50; // tables on a page of the server
const MORE = 10; // rows that come with each press

export class Further {
  /** How many rows are wanted beyond the first few. */
  wanted = $state(0);
  private next = $state.raw<Table[]>([]);
  private done = $state(false);
  private readonly list: "open" | "running";

  constructor(list: "open" | "running") {
    this.list = list;
  }

  /** The first page, and what was fetched after it; a table that has moved up is there once. */
  all(first: Table[]): Table[] {
    const known = new Set(first.map(({ id }) => id));
    return [...first, ...this.next.filter(({ id }) => !known.has(id))];
  }

  /** Whether there is more than these rows. */
  beyond(first: Table[], shown: number): boolean {
    return this.all(first).length > shown || (first.length >= PAGE && !this.done);
  }

  /** A few rows more, fetched if need be. */
  async more(first: Table[], shown: number): Promise<void> {
    const all = this.all(first);
    if (all.length < shown + MORE && first.length >= PAGE && !this.done) {
      const page = (await api.moreTables(this.list, all.at(-1)!.id))[this.list];
      this.next = [...this.next, ...page];
      this.done = page.length < PAGE;
    }
    this.wanted += MORE;
  }
}
