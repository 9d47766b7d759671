/** What the guided game explains at the moment: each part of a turn when it comes for the first time, once. */
import { settings } from "../lib/settings.svelte";
import { has, say } from "../lib/text.svelte";
import type { Play } from "./play.svelte";

/** Places on the table that belong to a part, by how their keys begin; `you` stands for one's own seat. */
const POINTS: Record<string, readonly string[]> = {
  goal: ["souls:you", "level:you"],
  city: ["card:", "market:"],
  build: ["hand:"],
  minion: ["minion:"],
  bait: ["hero:"],
  adventure: ["gate:you"],
  moves: ["figure:you"],
  fight: ["fight-sums"],
  monsters: ["monster-die"],
};
const OWN_TITLES: Record<string, string> = { goal: "guide-goal", fight: "guide-fight" };

export class Guide {
  constructor(private readonly play: Play) {}

  /** The part that is to be explained now, or "". What came while another was read waits its turn. */
  readonly part: string = $derived.by(() => {
    const { guided } = settings;
    if (!this.on || !guided) return "";
    return ["goal", this.now].find((part) => part && has(this.id(part)) && !guided.seen.includes(part)) ?? "";
  });
  /** What the turn has got to. */
  private readonly now: string = $derived.by(() => {
    const { shown, board } = this.play;
    return shown ? (board.part?.(shown.view) ?? board.course(shown.view, shown.waiting).phase) : "";
  });

  private get on(): boolean {
    return this.play.live && !this.play.over && settings.guided?.table === this.play.table.id;
  }
  private readonly id = (part: string): string => `guide-${this.play.table.game}-${part}`;

  get title(): string {
    return say(OWN_TITLES[this.part] ?? this.play.board.phaseName(this.part));
  }
  get text(): string {
    return say(this.id(this.part));
  }
  /** What is pointed at: how the keys of these places begin. */
  get points(): string[] {
    return (POINTS[this.part] ?? []).map((key) => key.replace("you", String(this.play.you)));
  }

  /** It has been read. */
  read(): void {
    const { guided } = settings;
    if (guided && this.part && !guided.seen.includes(this.part)) guided.seen.push(this.part);
  }
  /** No more of this. */
  stop(): void {
    settings.guided = null;
  }
}
