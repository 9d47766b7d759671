/** "Hold on!": the moment before a roll is kept open, once in a fight; afterwards one is asked as before. */
import type { Play } from "../../../table/play.svelte";

export class Hold {
  private fight = $state(-1); // the fight in which it has been said
  private before = ""; // how one wanted to be asked until then, while it lasts
  private asked = false;

  constructor(private readonly play: Play) {}

  /** The fight in progress, by the event with which it began. */
  private get began(): number {
    return (
      this.play.source.events.findLast((event) => /^event-(fight-began|boss-comes)$/.test(event.message))?.number ?? -1
    );
  }
  /** Whether it can be said now: all wait, I am not asked, and I have not said it in this fight. */
  get can(): boolean {
    const { play } = this;
    return (
      play.live &&
      play.you >= 0 &&
      !play.question &&
      !!play.source.shown?.window &&
      this.fight !== this.began &&
      play.source.policy.ask !== "hold"
    );
  }
  /** Whether it is me who holds the roll. */
  get lasts(): boolean {
    return this.play.question?.kind === "hold" && this.fight === this.began;
  }

  say(): void {
    if (!this.can) return;
    this.fight = this.began;
    this.before = this.play.source.policy.ask ?? "auto";
    this.asked = false;
    this.play.policy({ ask: "hold" });
  }

  /** Once it is over, one is asked as before. */
  settle(): void {
    const { question, source } = this.play;
    if (!this.before) return;
    if (question) this.asked = true;
    else if (this.asked || !source.shown?.window) {
      const ask = this.before;
      this.before = "";
      this.play.policy({ ask });
    }
  }
}

const holds = new WeakMap<Play, Hold>();
export function holdOf(play: Play): Hold {
  let hold = holds.get(play);
  if (!hold) holds.set(play, (hold = new Hold(play)));
  return hold;
}
