/** The table by keyboard: space and Enter skip what is told; then numbers and Enter answer or confirm, space passes, arrows go from place to place, M is for mute. */
import type { Play } from "../table/play.svelte";
import { settings } from "./settings.svelte";

const STOPS = "button:not([disabled]), a[href], input, [tabindex='0']";

export function keyed(event: KeyboardEvent, play: Play): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  if (play.sheet && event.key !== "m") return; // a sheet has its own keys
  if (event.key === " " || event.key === "Enter") {
    // What is told is skipped; neither that press, nor a key held down, is an answer to what is asked then.
    const skips = play.telling && play.live;
    if (skips || event.repeat || play.deaf) {
      event.preventDefault();
      if (skips && !event.repeat) play.skip();
      return;
    }
  }
  if (/^([1-9 ]|Enter)$/.test(event.key) && !mayAnswer(event, play, target)) return event.preventDefault();
  const choice = play.choice;
  if (/^[1-9]$/.test(event.key)) {
    const step = play.steps.find(({ number }) => number === Number(event.key))?.step;
    if (!step) return;
    event.preventDefault();
    play.take(step);
  } else if (event.key === " ") {
    // On a button, space presses that button, as everywhere; but for a lit card it means pass, as the bar says.
    if (target.closest("button, a, [role=button]") && !target.closest("[data-place], [data-pass]")) return;
    if (choice?.pass?.option.kind === "pass" && play.pass()) event.preventDefault();
  } else if (event.key === "Enter") {
    if (target.closest("button, a") || !choice) return;
    event.preventDefault();
    if (play.confirm()) return;
    document.querySelector<HTMLElement>("[data-answer], [data-pass]")?.focus();
  } else if (event.key === "Escape") {
    if (!choice?.picked.length) return;
    event.preventDefault();
    choice.back();
  } else if (event.key === "m" || event.key === "M") {
    settings.sound = !settings.sound;
  } else if (play.board.key?.(event.key, play)) {
    event.preventDefault();
  } else if (event.key.startsWith("Arrow")) {
    if (target.closest("ol, [role=tablist]") && /Up|Down/.test(event.key)) return; // lists scroll
    if (move(event.key)) event.preventDefault();
  }
}

/** Whether the press may answer: a key that is held down never does, nor one that has just answered something else. */
function mayAnswer(event: KeyboardEvent, play: Play, target: HTMLElement): boolean {
  const other = target.closest("button, a, [role=button]");
  if (other && !other.closest("[data-answer], [data-pass], [data-confirm], [data-place]")) return !event.repeat;
  if (!play.question) return true;
  // Enter that only goes to the first answer gives none.
  if (event.key === "Enter" && !play.trial && !other) return !event.repeat;
  return !event.repeat && play.pressed(event.key);
}

/** To the nearest thing in the direction of the arrow; among answers and lit places first of all. */
function move(key: string): boolean {
  const lit = [
    ...document.querySelectorAll<HTMLElement>("[data-lit] button, [data-lit]:is(button), [data-answer], [data-pass]"),
  ];
  const now = document.activeElement as HTMLElement | null;
  if (!now || now === document.body || now.tagName === "MAIN") {
    lit[0]?.focus();
    return lit.length > 0;
  }
  const all = lit.includes(now) ? lit : [...document.querySelectorAll<HTMLElement>(STOPS)];
  const from = now.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const each of all) {
    const box = each.getBoundingClientRect();
    if (each === now || !box.width) continue;
    const [dx, dy] = [box.left + box.width / 2 - x, box.top + box.height / 2 - y];
    const [along, aside] =
      key === "ArrowLeft" ? [-dx, dy] : key === "ArrowRight" ? [dx, dy] : key === "ArrowUp" ? [-dy, dx] : [dy, dx];
    if (along <= 4) continue;
    const far = along + 3 * Math.abs(aside);
    if (far < shortest) [best, shortest] = [each, far];
  }
  best?.focus();
  return best !== null;
}
