/** Whoever reads with the keyboard or the ear never falls out of the page.
 *
 * A new page begins at its content; and when whatever had the focus is taken away, such as an answer that was given, the
 * content has it next, and not the body, from which the next Tab would begin at the very top.
 */

let last: Element | null = null; // what had the focus
let arriving = false; // a new page has not been focused yet

const main = (): HTMLElement | null => document.querySelector("main");
const fallen = (): boolean => !document.activeElement || document.activeElement === document.body;

function check(): void {
  if (!arriving && (!last || last.isConnected)) return;
  if (!fallen()) {
    arriving = false;
    last = document.activeElement;
    return;
  }
  const content = main();
  if (!content) return; // it is still to come
  if (!content.hasAttribute("tabindex")) content.tabIndex = -1;
  content.focus({ preventScroll: true });
  arriving = false;
  last = content;
}

/** Another page is about to be shown: its content gets the focus, as soon as there is any. */
export function arrive(): void {
  arriving = true;
  queueMicrotask(check);
}

/** From now on the focus stays in the page. */
export function keepFocus(): void {
  document.addEventListener("focusin", (event) => (last = event.target as Element));
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
}
