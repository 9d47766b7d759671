/** Keeps a key that has answered one question from answering the next one, where that asks for something else. */
const PAUSE = 700; // milliseconds after an answer

export class Presses {
  private now = ""; // the key that was pressed last, and not the pointer since
  private last = { key: "", kind: "", at: -PAUSE };
  private released = true; // whether that key has been let go since it answered
  private warned = ""; // the question at which a press was held back

  /** A key goes down: whether it may answer the question `id`. One that gives much up wants a press of its own. */
  allows(key: string, id: string, kind: string, weighty: boolean, at: number): boolean {
    this.now = key;
    const { last } = this;
    if (last.key !== key || last.kind === kind) return true;
    const early = at - last.at < PAUSE || !this.released;
    if (!early && (!weighty || this.warned === id)) return true;
    this.warned = id;
    return false;
  }

  up(key: string): void {
    if (key === this.last.key) this.released = true;
  }

  /** The pointer is used: what comes of it is no key's doing. */
  point(): void {
    this.now = "";
  }

  /** A question of this kind has been answered. */
  answered(kind: string, at: number): void {
    this.last = { key: this.now, kind, at };
    this.released = !this.now;
    this.warned = "";
  }
}
