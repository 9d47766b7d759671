/** What a player has done with the map: where it is looked at, which colour is tried, where the munchkin is walking to. */
import type { OutlookView, PathView, View } from "../../generated/munchkin-quest";
import { phone } from "../../lib/screen.svelte";
import type { Play } from "../../table/play.svelte";
import { Camera } from "./camera.svelte";
import { extent } from "./geometry";
import { COLOURS, roomAt } from "./places";

export class Atlas {
  readonly camera: Camera;
  /** The colour whose arrows are tried, "" for the rolled one, "none" for no paths at all. */
  peek = $state("");
  /** Whether the room list lies over the map. */
  list = $state(false);
  /** Whether the whole map is shown although a fight is open. */
  whole = $state(false);
  /** The room whose tile the keyboard is at, -1: my own. */
  focus = $state(-1);
  /** On a phone: the room whose card is open, -1: my own. */
  card = $state(-1);
  /** The room that my munchkin is walking to, step by step, or -1. */
  goal = $state(-1);
  private from = -1; // where the last step of that walk began

  constructor(private readonly play: Play) {
    this.camera = new Camera(() => extent(this.view.rooms));
  }

  get view(): View {
    return this.play.shown.view as View;
  }
  get outlook(): OutlookView | null {
    return this.play.shown.outlook as OutlookView | null;
  }
  /** Whose munchkin is "me": for a watcher, the seat at whose side one sits. */
  get me(): number {
    return this.view.you >= 0 ? this.view.you : this.play.near;
  }
  get here(): number {
    return this.view.seats[this.me]?.place ?? 0;
  }
  get colour(): string {
    if (this.peek === "none") return "";
    return this.peek || this.view.die;
  }
  /** The ways that are drawn: those of a colour that is tried, or of the one that was rolled. */
  get paths(): PathView[] {
    const { view, colour } = this;
    if (!colour) return [];
    const tried = this.outlook?.peeks[colour] ?? [];
    if (this.peek) return tried;
    // Between the roll and the first step the ways ahead are shown, afterwards the ways that were gone.
    return view.paths.length ? view.paths : view.phase === "monsters" ? tried : [];
  }
  /** How many monsters would move on a colour. */
  moving(colour: string): number {
    return (this.outlook?.peeks[colour] ?? []).filter((path) => path.places.length > 1).length;
  }
  /** The number of a colour's monsters is known only while the table stands still. */
  get peeks(): boolean {
    return COLOURS.some((colour) => this.outlook?.peeks[colour]);
  }

  centre(): void {
    const room = this.view.rooms[this.here];
    if (room) this.camera.centre(room.x, room.y);
    this.card = -1;
  }

  /** Walk to a room, however many steps it takes; something that happens on the way ends the walk. */
  walk(place: number): void {
    this.goal = place;
    this.from = -1;
    this.stride();
  }

  /** The next step of a walk, if there is one to be taken now. */
  stride(): void {
    if (this.goal < 0) return;
    const { play, here } = this;
    if (here === this.goal || here === this.from || play.question?.kind !== "moves") return this.stop();
    const route = routeTo(this.view, here, this.goal);
    const next = route[0];
    const answer =
      next === undefined
        ? undefined
        : play.choice?.answers.find((each) => each.option.kind === "walk" && each.path[0] === roomAt(next));
    if (!answer) return this.stop();
    if (next === this.goal) this.goal = -1;
    this.from = here;
    play.answer(answer);
  }

  stop(): void {
    this.goal = -1;
  }
}

/** The cheapest walk between two rooms, as the viewer pays: the rooms after the first. */
export function routeTo(view: View, from: number, to: number): number[] {
  const cost = new Map<number, number>([[from, 0]]);
  const back = new Map<number, number>();
  const open = [from];
  while (open.length) {
    open.sort((a, b) => cost.get(a)! - cost.get(b)!);
    const here = open.shift()!;
    if (here === to) break;
    if (here !== from && view.rooms[here]?.monsters.length) continue; // one does not walk past a monster
    for (const link of view.rooms[here]?.links ?? []) {
      if (link.to < 0 || link.cost <= 0) continue;
      const sum = cost.get(here)! + link.cost;
      if (sum >= (cost.get(link.to) ?? Infinity)) continue;
      cost.set(link.to, sum);
      back.set(link.to, here);
      open.push(link.to);
    }
  }
  const route: number[] = [];
  for (let at = to; at !== from; at = back.get(at)!) {
    if (!back.has(at)) return [];
    route.unshift(at);
  }
  return route;
}

const atlases = new WeakMap<Play, Atlas>();
/** The map of a table; each table that is open has its own. */
export function atlasOf(play: Play): Atlas {
  let atlas = atlases.get(play);
  if (!atlas) atlases.set(play, (atlas = new Atlas(play)));
  return atlas;
}

/** Whether a press on a room walks there: at once if it is next door, step by step if it is farther. */
export function canWalk(play: Play, place: number): boolean {
  const { view } = atlasOf(play);
  const room = view.rooms[place];
  return (
    play.question?.kind === "moves" &&
    !!room?.reach &&
    room.price > 0 &&
    routeTo(view, view.seats[view.you]?.place ?? 0, place).length > 0
  );
}

/** Press a room: an answer where it is one, a walk where one can be taken, otherwise a look at it. */
export function pressRoom(play: Play, place: number): void {
  const atlas = atlasOf(play);
  const at = roomAt(place);
  atlas.card = place;
  if (phone()) return;
  if (play.choice?.lit.has(at)) play.point(at);
  else if (canWalk(play, place)) atlas.walk(place);
  else play.inspect(`room:${atlas.view.rooms[place]?.face ?? ""}`, at);
}
