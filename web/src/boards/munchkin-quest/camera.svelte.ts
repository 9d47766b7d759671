/** What part of the map is seen: panned and zoomed by the player, or following whoever moves. */
import { gapSize, pitch, tileSize, ZOOMS, type Box, type Zoom } from "./geometry";

const PATIENCE = 5_000; // after the player has panned, the view stays for so long
const EDGE = 14;

export class Camera {
  // Where the world's origin lies in the window; pixels are rounded when they are drawn, so that no drag drifts.
  x = $state(EDGE);
  y = $state(EDGE);
  k = $state<Zoom>(2);
  width = $state(0);
  height = $state(0);
  private panned = -PATIENCE;

  constructor(private readonly box: () => Box) {}

  /** The player moves the map. */
  pan(dx: number, dy: number): void {
    this.panned = performance.now();
    this.to(this.x + dx, this.y + dy);
  }

  /** One step nearer or farther, about a point of the viewport. */
  zoom(by: 1 | -1, x = this.width / 2, y = this.height / 2): void {
    const k = ZOOMS[ZOOMS.indexOf(this.k) + by];
    if (!k) return;
    this.panned = performance.now();
    const rate = pitch(k) / pitch(this.k);
    const [left, top] = [x - (x - this.x) * rate, y - (y - this.y) * rate];
    this.k = k;
    this.to(left, top);
  }

  /** The largest size at which every room is seen, or the smallest there is. */
  fit(): void {
    this.panned = performance.now();
    const box = this.box();
    const fits = (k: Zoom): boolean =>
      this.span(box.left, box.right, k) <= this.width - EDGE && this.span(box.top, box.bottom, k) <= this.height - EDGE;
    this.k = [...ZOOMS].reverse().find((k) => k < 3 && fits(k)) ?? 1;
    this.middle((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }

  /** Put a room into the middle. */
  centre(x: number, y: number): void {
    this.panned = -PATIENCE;
    this.middle(x, y);
  }

  /** Bring a room into sight, unless the player has just looked elsewhere. */
  follow(x: number, y: number, force = false): void {
    if (!force && performance.now() - this.panned < PATIENCE) return;
    const size = tileSize(this.k);
    const step = pitch(this.k);
    const left = this.x + x * step;
    const top = this.y + y * step;
    const margin = gapSize(this.k) * 2;
    if (left < margin || top < margin || left + size > this.width - margin || top + size > this.height - margin)
      this.middle(x, y);
  }

  private span(from: number, to: number, k: Zoom): number {
    return (to - from) * pitch(k) + tileSize(k);
  }

  /** Centre as far as the map goes: what fits is shown whole, and no more emptiness than need be. */
  private middle(x: number, y: number): void {
    const size = tileSize(this.k);
    const step = pitch(this.k);
    this.to(this.width / 2 - x * step - size / 2, this.height / 2 - y * step - size / 2);
  }

  /** Never so far that no room is left in sight. */
  private to(x: number, y: number): void {
    const box = this.box();
    const size = tileSize(this.k);
    const step = pitch(this.k);
    const least = size / 2;
    const clamp = (at: number, from: number, to: number, room: number): number =>
      Math.min(room - least - from * step, Math.max(least - to * step - size, at));
    this.x = clamp(x, box.left, box.right, this.width);
    this.y = clamp(y, box.top, box.bottom, this.height);
  }
}
