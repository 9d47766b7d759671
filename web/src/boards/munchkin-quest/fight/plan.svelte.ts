/** A bargain is thought up as a whole and asked in steps: the answers still to be given, each when its question comes. */
import type { Play } from "../../../table/play.svelte";
import { follow, type Wish } from "./bids";

export class Plan {
  private wishes = $state.raw<Wish[]>([]);
  private answered = "";

  /** Whether answers are still to be given. */
  readonly running: boolean = $derived(this.wishes.length > 0);

  constructor(private readonly play: Play) {
    $effect(() => this.go());
  }

  begin(wishes: Wish[]): void {
    this.wishes = wishes;
  }

  /** Answer what is asked, if it is what was foreseen; anything else is for the player to answer. */
  private go(): void {
    const { question } = this.play;
    if (!this.wishes.length || !question || question.id === this.answered) return;
    const next = follow(this.wishes, question);
    this.wishes = next?.rest ?? [];
    if (!next) return;
    this.answered = question.id;
    this.play.answer({ index: next.option, option: question.options[next.option]!, path: [] });
  }
}
