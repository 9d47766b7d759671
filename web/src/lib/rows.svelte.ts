/** A list that is scrolled ends with a whole row, and with an arrow while there is more below. */
import type { Attachment } from "svelte/attachments";

const ARROW = 14; // pixels that the arrow needs
const EDGE = 4; // pixels of a row's frame around it

/** How much of a list the arrow covers, so that no row is cut: `bottoms` of its rows, from the top of what is seen, which
 * is `height` high. 0 where all rows are seen to their ends. */
export function covered(bottoms: readonly number[], height: number): number {
  if ((bottoms.at(-1) ?? 0) <= height + 1) return 0;
  const whole = bottoms.filter((bottom) => bottom > 0 && bottom + EDGE + ARROW <= height).at(-1);
  return whole === undefined ? ARROW : height - whole - EDGE;
}

/** Covers what would be a cut row with an arrow: `.more-below` in base.css. `words` is read so that a change of the rows
 * is noticed. A list that `shrinks` gives away the room that is left beneath its last row. */
export function wholeRows(words: () => unknown, shrinks = false): Attachment<HTMLElement> {
  return (element) => {
    const cover = (): number => {
      const { top } = element.getBoundingClientRect();
      const bottoms = [...element.children].map((row) => row.getBoundingClientRect().bottom - top);
      const arrow = Math.floor(covered(bottoms, element.clientHeight));
      element.classList.toggle("more-below", arrow > 0);
      element.style.setProperty("--arrow", `${arrow}px`);
      return arrow;
    };
    const fit = (): void => {
      element.style.maxHeight = "";
      const arrow = cover();
      if (!shrinks || arrow <= ARROW || element.scrollTop) return;
      element.style.maxHeight = `${element.offsetHeight - arrow + ARROW + 1}px`; // a pixel more: rows end between pixels
      cover();
    };
    const sized = new ResizeObserver(fit);
    $effect(() => {
      words();
      fit();
      sized.disconnect();
      for (const each of shrinks ? element.children : [element, ...element.children]) sized.observe(each);
    });
    element.addEventListener("scroll", cover, { passive: true });
    window.addEventListener("resize", fit);
    return () => {
      sized.disconnect();
      element.removeEventListener("scroll", cover);
      window.removeEventListener("resize", fit);
    };
  };
}
