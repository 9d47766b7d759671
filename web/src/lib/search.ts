/** Searching as people type: without case, accents or marks, with the apostrophe of the keyboard, every word somewhere. */

/** The text as it is compared. */
export function plain(text: string): string {
  // NFKD parts letters from their marks; й, ї and ё keep theirs, since without them they are other letters.
  return text
    .normalize("NFKD")
    .replace(/([^иіеИІЕ])[\u0300-\u036f]+/g, "$1")
    .normalize("NFKC")
    .replace(/ł/gi, "l")
    .replace(/’/g, "'")
    .toLowerCase();
}

/** Whether every word of `wanted` is found in `text`. */
export function found(text: string, wanted: string): boolean {
  const where = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
