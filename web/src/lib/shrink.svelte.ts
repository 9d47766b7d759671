/** Letters as large as their box has room for: what is asked and what an answer does is never cut. */
import type { Attachment } from "svelte/attachments";

/** Try these sizes for the letters, as `--letters` in pixels, until the words fit their box. `words` is read so that a
 * change of them is noticed; `fits` says whether they fit as they stand. */
export function shrink(
  sizes: readonly number[],
  fits: (element: HTMLElement) => boolean,
  words: () => unknown,
): Attachment<HTMLElement> {
  return (element) => {
    const fit = (): void => {
      for (const size of sizes) {
        element.style.setProperty("--letters", `${size}px`);
        element.classList.toggle("shrunk", size < sizes[0]!);
        if (fits(element)) return;
      }
    };
    $effect(() => {
      words();
      fit();
    });
    const look = new ResizeObserver(fit);
    if (element.parentElement) look.observe(element.parentElement);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      look.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
}
