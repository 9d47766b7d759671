/** Words that a person cannot read: cut off by a box, run out of it, or lying under something else. */
import type { Page } from "@playwright/test";

/** Where words may be cut, and why. */
export const ALLOWED: Record<string, string> = {
  ".sr": "is spoken, never seen",
  ".fan": "the hand of a phone as a fan: a press opens the sheet in which each card is whole",
  ".opt.shrunk small":
    "all that a card does, or more consequences than three lines hold: whole when one points at it or goes there by keyboard",
  ":is(header.small, .space.taken) .seat .nm":
    "names where six sit side by side, or beside what a minion does: emblem and colour tell whose",
  ".t1s": "tokens that lie fanned, each of which says the same",
  ".map .world, .minimap": "a map that is moved and scaled under its frame",
};

export interface Clip {
  text: string;
  how: "cut" | "spills" | "covered";
  where: string;
}

/** What is cut on the page as it stands, within `root`. */
export function clipped(page: Page, root = "body", covers = true): Promise<Clip[]> {
  return page.evaluate(
    ({ root, allowed, covers }) => {
      const SLACK = 2; // what a letter may stick out by without being missed
      const found: Clip[] = [];
      const told = (element: Element): string => {
        const path: string[] = [];
        for (let each: Element | null = element; each && path.length < 4; each = each.parentElement)
          path.unshift(
            [each.tagName.toLowerCase(), ...[...each.classList].filter((name) => !name.startsWith("svelte-"))].join(
              ".",
            ),
          );
        return path.join(" ");
      };
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        let style = styles.get(element);
        if (!style) styles.set(element, (style = getComputedStyle(element)));
        return style;
      };
      const boxes = new Map<Element, DOMRect>();
      const boxOf = (element: Element): DOMRect => {
        let box = boxes.get(element);
        if (!box) boxes.set(element, (box = element.getBoundingClientRect()));
        return box;
      };
      /** A box that people see as one: words must not run out of it. */
      const isBox = (style: CSSStyleDeclaration): boolean =>
        style.display !== "inline" &&
        (style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
          style.backgroundImage !== "none" ||
          style.borderRightStyle === "dashed" ||
          (style.borderRightStyle === "solid" && parseFloat(style.borderRightWidth) > 0));

      const pen = document.createElement("canvas").getContext("2d")!;
      const ARROW = 20; // of a select, at its right
      for (const select of document.querySelectorAll<HTMLSelectElement>(`:is(${root}) select`)) {
        const style = styleOf(select);
        if (select.closest(allowed) || !select.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        const text = select.selectedOptions[0]?.textContent?.trim() ?? "";
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
        if (pen.measureText(text).width > room + SLACK) found.push({ text, how: "cut", where: told(select) });
      }
      for (const top of document.querySelectorAll(root)) {
        const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.trim() ?? "";
          const parent = node.parentElement;
          if (!text || !parent || parent.closest("script, style, option, title, [aria-hidden=true][inert]")) continue;
          if (parent.closest(allowed) || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
          // A line box is taller than its letters: only what is read counts.
          const lines = rects.map((rect) => {
            const spare = Math.max(0, (rect.height - parseFloat(styleOf(parent).fontSize) * 0.75) / 2);
            return new DOMRect(rect.x, rect.y + spare, rect.width, rect.height - 2 * spare);
          });
          let how: Clip["how"] | "" = "";
          let where = "";
          let boxed = false;
          let flows = false; // within something that scrolls, what lies outside can be reached
          for (
            let each: Element | null = parent;
            each && each !== document.documentElement;
            each = each.parentElement
          ) {
            const style = styleOf(each);
            const box = boxOf(each);
            const across = style.overflowX !== "visible";
            const down = style.overflowY !== "visible";
            const scrollsX = /auto|scroll/.test(style.overflowX);
            const scrollsY = /auto|scroll/.test(style.overflowY);
            const out = (rect: DOMRect): [x: boolean, y: boolean] => [
              rect.right > box.right + SLACK || rect.left < box.left - SLACK,
              rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK,
            ];
            if (style.display !== "inline" && style.display !== "contents") {
              // Where dots stand for the rest of a line, the rest has no place of its own.
              if (style.textOverflow === "ellipsis" && across && each.scrollWidth > each.clientWidth + 1) how = "cut";
              for (const line of lines) {
                const [x, y] = out(line);
                if ((x && across && !scrollsX) || (y && down && !scrollsY)) how = "cut";
                else if (!boxed && ((x && !scrollsX) || (y && !scrollsY)) && isBox(style)) how ||= "spills";
              }
              boxed ||= isBox(style);
              if (how) {
                where = told(each);
                break;
              }
              flows ||= scrollsX || scrollsY;
              if (flows || style.position === "fixed") break;
            }
          }
          if (!how && covers) {
            for (const line of lines) {
              const x = line.x + line.width / 2;
              const y = line.y + line.height / 2;
              if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
              if (styleOf(parent).pointerEvents === "none") continue;
              const over = document.elementFromPoint(x, y);
              if (!over || over.contains(parent) || parent.contains(over)) continue;
              if (!over.checkVisibility({ opacityProperty: true })) continue; // takes the click, hides nothing
              // A hero who is in a room stands before it: that he is there is what there is to see.
              if (over.closest(".inroom")) continue;
              // What scrolls may have brought the words under the edge of its own frame.
              if (flows) continue;
              how = "covered";
              where = `${told(parent)} under ${told(over)}`;
              break;
            }
          }
          if (how) found.push({ text: text.slice(0, 70), how, where });
        }
      }
      return found;
    },
    { root, allowed: Object.keys(ALLOWED).join(", "), covers },
  );
}
