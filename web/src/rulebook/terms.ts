/** Words of a rulebook that are explained wherever they stand. */
import { attr, has, language, say } from "../lib/text.svelte";

/** A piece of a text; with `term`, a word that can be explained. */
export interface Piece {
  text: string;
  term: string;
}

/** The text in pieces: each of `terms` is marked the first time it stands there, unless `seen` already has it. */
export function pieces(text: string, terms: readonly string[], seen = new Set<string>()): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  const spots = terms
    .filter((term) => !seen.has(term) && has(`term-${term}`))
    .flatMap((term) => {
      const match = pattern(attr(`term-${term}`, "stems")).exec(text);
      return match ? [{ term, at: match.index, end: match.index + match[0].length }] : [];
    })
    .sort((a, b) => a.at - b.at || b.end - a.end);
  for (const { term, at, end } of spots) {
    if (at < from) continue;
    seen.add(term);
    found.push({ text: text.slice(from, at), term: "" }, { text: text.slice(at, end), term });
    from = end;
  }
  return [...found, { text: text.slice(from), term: "" }].filter((piece) => piece.text);
}

/** What finds a word by how it begins: small letters stand for capitals, too, and `!` is the end of the word. */
export function pattern(stems: string): RegExp {
  const japanese = language() === "ja";
  const each = stems.split(",").map((stem) => {
    const whole = stem.endsWith("!");
    const word = (whole ? stem.slice(0, -1) : stem).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const first = word[0]!;
    const either = first === first.toUpperCase() ? word : `[${first}${first.toUpperCase()}]${word.slice(1)}`;
    if (japanese) return either;
    return `(?<![\\p{L}\\p{N}])${either}${whole ? "(?!\\p{L})" : "\\p{L}*"}`;
  });
  return new RegExp(each.join("|"), "u");
}

/** The terms in the order of the reader's alphabet. */
export function sorted(terms: readonly string[]): string[] {
  return [...terms].sort((a, b) => say(`term-${a}`).localeCompare(say(`term-${b}`), language()));
}
