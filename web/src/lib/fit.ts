/** How much room words take, known without asking the browser: the widths of the letters of the reading face. */

// In hundredths of the size of the type, rounded up; what is not here is as wide as most letters.
const WIDTHS: Record<number, string> = {
  20: "'",
  24: " .,:;!’·",
  28: "ijlIJіїІЇ",
  32: "fł()",
  36: "rt",
  40: '1zźżгґ-“”"„',
  44: "27csxFLćśзстхэє?",
  48: "345gkvyETZĘŁŹŻкуьГЕЗТЭЁҐ+–/×",
  52: "0689aeuCPSVXYąęĆŚабвделчяРСУХЬёЄ",
  56: "bdhnopqABKRńóĄийнопрцъАБВДКЧЯ«»",
  60: "DGUЛПЦ",
  64: "HNOQŃÓжмИЙНОЪ…",
  68: "wы&",
  72: "MшщюМ—",
  76: "WфЖФЫ%",
  80: "m",
  84: "ШЩЮ",
};
const MOST = 56;
const widths = new Map<string, number>();
for (const [width, letters] of Object.entries(WIDTHS)) for (const letter of letters) widths.set(letter, Number(width));

const HYPHEN = "\u00ad";
const isBroad = (letter: string): boolean => letter > "\u2e80"; // kana, kanji and their marks
const STAYS = /[、。，．・：；？！）」』】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/; // never first in a line

/** How wide `text` is on one line, in pixels. */
export function widthOf(text: string, size: number, bold = false): number {
  // Among kana stand the letters of another face, which are wider.
  const latin = [...text].some(isBroad) ? 1.18 : 1;
  let width = 0;
  for (const letter of text)
    if (letter !== HYPHEN) width += isBroad(letter) ? 100 : (widths.get(letter) ?? MOST) * latin;
  return (width * size * (bold ? 1.03 : 1)) / 100;
}

/** How many lines `text` takes in a column of so many pixels. */
export function linesOf(text: string, column: number, size: number, bold = false): number {
  if (!text) return 0;
  let lines = 1;
  let filled = 0;
  for (const { part, joint } of parts(text)) {
    const width = widthOf(part, size, bold);
    const hyphen = joint === HYPHEN ? widthOf("-", size, bold) : 0;
    if (filled && filled + width + hyphen > column) {
      lines += 1;
      filled = 0;
    }
    if (width > column) lines += Math.floor(width / column);
    filled += width + (joint === " " ? widthOf(" ", size, bold) : 0);
  }
  return lines;
}

/** The pieces between which a line may end, and what stands there. */
function parts(text: string): { part: string; joint: string }[] {
  const found: { part: string; joint: string }[] = [];
  let part = "";
  const letters = [...text];
  letters.forEach((letter, at) => {
    if (letter === " " || letter === HYPHEN) {
      if (part) found.push({ part, joint: letter });
      part = "";
      return;
    }
    part += letter;
    const next = letters[at + 1] ?? "";
    if (letter === "-" || ((isBroad(letter) || isBroad(next)) && next !== " " && !STAYS.test(next))) {
      found.push({ part, joint: "" });
      part = "";
    }
  });
  if (part) found.push({ part, joint: "" });
  return found;
}

const VOWELS: Record<string, string> = {
  ru: "аеёиоуыэюя",
  uk: "аеєиіїоуюя",
  pl: "aeiouyąęó",
  en: "aeiouy",
};
const PAIRS: Record<string, string[]> = {
  pl: ["sz", "cz", "rz", "ch", "dz", "dź", "dż"],
  en: ["th", "ch", "sh", "ck", "ph", "qu", "gh", "ng", "wh"],
};

/** The word with a soft hyphen wherever a syllable ends and at least three letters stand on both sides. */
export function syllables(word: string, language: string): string {
  const vowels = VOWELS[language];
  if (!vowels || word.length < 6) return word;
  const soft = /[йьъ'’]/i;
  // Two letters for one sound count as one consonant.
  const sounds: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const pair = word.slice(at, at + 2);
    if (PAIRS[language]?.includes(pair.toLowerCase())) {
      sounds.push(pair);
      at += 1;
    } else sounds.push(word[at]!);
  }
  const kind = (sound = ""): "v" | "c" | "s" | "" =>
    !/\p{L}|['’]/u.test(sound) ? "" : soft.test(sound) ? "s" : vowels.includes(sound.toLowerCase()) ? "v" : "c";
  let done = "";
  sounds.forEach((sound, at) => {
    const [before, here, next, after] = [kind(sounds[at - 1]), kind(sound), kind(sounds[at + 1]), kind(sounds[at + 2])];
    const left = done.replaceAll(HYPHEN, "").length;
    const since = done.length - 1 - done.lastIndexOf(HYPHEN);
    const rest = word.length - left;
    const starts =
      left >= 3 &&
      rest >= 3 &&
      since >= 2 &&
      !(language === "en" && /^(ck|ng)$/i.test(sound)) && // these end a syllable
      ((before === "v" && here === "c" && next === "v") || // a|ba
        (before === "c" && here === "c" && next === "v" && kind(sounds[at - 2]) === "v") || // ab|ba
        (before === "c" && here === "c" && next === "c" && after === "v" && kind(sounds[at - 2]) === "v") || // ab|bra
        (before === "c" &&
          here === "c" &&
          next === "c" &&
          after === "c" &&
          kind(sounds[at + 3]) === "v" &&
          kind(sounds[at - 2]) === "v") || // ab|stra
        (before === "s" && here === "c") || // ай|ба
        (here === "v" && language === "en" && /^(ck|ng)$/i.test(sounds[at - 1] ?? ""))); // ang|a
    done += (starts ? HYPHEN : "") + sound;
  });
  return done;
}

/** `text` with soft hyphens in the words that are wider than the column. */
export function hyphenated(text: string, column: number, size: number, language: string, bold = false): string {
  return text.replace(/[\p{L}'’]+/gu, (word) =>
    widthOf(word, size, bold) > column ? syllables(word, language) : word,
  );
}

export interface Fit {
  width: number; // of the card
  size: number; // of the letters of its text
  name: number; // of the letters of its name
  bare?: boolean; // no room for a picture
  beside?: number; // width of the picture, where it stands beside the text
  brief?: boolean; // no room for the text: it is told when one looks at the card
}

interface Face {
  text: string;
  name: string;
  rim?: boolean; // a golden rim takes four pixels
  foot: string; // the line below the text
  pad?: number; // what surrounds that line, from top to bottom
  above?: number; // room between the picture and the text, for what hangs over its edge
  beside?: number; // room in the line of the name for signs
  plain?: boolean; // nothing but the picture would be lost without it
}

const PICTURE = 26; // the least height of a picture: a treasure, a figure
const LINE = 1.13;
const SPARE = 1.02; // words are a little wider than the table says, where letters meet

const footOf = (face: Face, column: number): number =>
  (face.pad ?? 5) + linesOf(face.foot, column - 20, 11 * SPARE, true) * 12.2;

/** How a card of hand size shows its whole text: a smaller picture first, then smaller letters, then a wider card. */
export function inHand(face: Face, least = 126, height = 160): Fit {
  const edge = 6 + (face.rim ? 4 : 0);
  for (const [bare, most] of face.plain
    ? ([
        [false, 170],
        [true, 330],
      ] as const)
    : ([[false, 330]] as const))
    // prettier-ignore
    for (let width = least; width <= most; width += 6) {
      const column = width - edge - 11;
      const foot = footOf(face, column);
      const name = linesOf(face.name, column - (face.beside ?? 0), 12 * SPARE, true) > 1 ? 11 : 12;
      const lines = linesOf(face.name, column - (face.beside ?? 0), name * SPARE, true);
      const head = Math.max(20, lines * name * 1.05 + 8.5);
      const left = height - edge - head - foot - (bare ? 5 : PICTURE + (face.above ?? 9)) - 2;
      for (const size of [11.5, 11])
        if (linesOf(face.text, column, size * SPARE) * size * LINE <= left) return { width, size, name, bare };
    }
  return { width: 330, size: 11, name: 11, bare: !!face.plain };
}

/** How a room in a dungeon of full size shows its whole text. */
export function onBoard(face: Face): Fit {
  const edge = 6 + (face.rim ? 4 : 0);
  const column = 160 - edge - 12;
  const beside = face.beside ?? 0;
  const name = linesOf(face.name, column - beside, 13 * SPARE, true) > 1 ? 11.5 : 13;
  const head = Math.max(22, linesOf(face.name, column - beside, name * SPARE, true) * name * 1.05 + 6.5);
  for (const foot of [footOf(face, column), face.pad ?? 3])
    for (const size of [12, 11.5, 11]) {
      const left = 162 - edge - head - foot - PICTURE - 14;
      if (linesOf(face.text, column, size * SPARE) * size * LINE <= left)
        return { width: 160, size, name, bare: foot === (face.pad ?? 3) };
    }
  return { width: 160, size: 11, name, brief: true };
}

/** How a room in a dungeon of middle size does; what has no room is told when one looks at it. */
export function inMiddle(face: Face): Fit {
  const edge = 6 + (face.rim ? 2 : 0);
  const column = 82 - edge - 7;
  const name = linesOf(face.name, column, 11.5 * SPARE, true) > 2 ? 10.5 : 11.5;
  const lines = linesOf(face.name, column, name * SPARE, true);
  const left = 140 - edge - Math.max(26, lines * name + 4) - (face.pad ? footOf(face, column) : 0) - 40 - 6;
  const fits = linesOf(face.text, column, 11 * SPARE) * 11 * 1.1 <= left;
  return { width: 82, size: 11, name, brief: !fits };
}

/** How a card on the market's shelf does, where the picture stands beside the text. */
export function onShelf(face: Face, width: number): Fit {
  const column = width - 18 - (face.beside ?? 0) - 14;
  const name = linesOf(face.name, column, 12 * SPARE, true) > 1 ? 11 : 12;
  const head = Math.max(20, linesOf(face.name, column, name * SPARE, true) * name * 1.05 + 5);
  for (const beside of [76, 52, 36])
    for (const size of [12, 11]) {
      const lines = linesOf(face.text, width - 6 - beside - 16, size * SPARE);
      if (lines * size * LINE <= 88 - 8 - head - 5) return { width: 0, size, name, beside };
    }
  return { width: 0, size: 11, name, brief: true };
}

/** How a name stands on a mini card: in whole words or whole syllables. */
export function onMini(name: string, language: string, width = 51): { name: string; size: number } {
  const column = width - 7;
  for (const size of [10.5, 10]) {
    const split = hyphenated(name, column, size * SPARE, language, true);
    if (linesOf(split, column, size * SPARE, true) <= 4) return { name: split, size };
  }
  return { name: hyphenated(name, column, 9.5 * SPARE, language, true), size: 9.5 };
}

/** How a card of a hand shows its name where there is no room for its text: in whole words or whole syllables. */
export function inCrowd(name: string, language: string, width: number): { name: string; size: number } {
  const column = width - 17;
  for (const size of [12, 11, 10]) {
    const split = hyphenated(name, column, size * SPARE, language, true);
    if (linesOf(split, column, size * SPARE, true) <= 4) return { name: split, size };
  }
  return { name: hyphenated(name, column, 10 * SPARE, language, true), size: 10 };
}

/** How a card of any size shows its name and text; `crowd` is the width that is left for a card of a hand that is too
 * large for its place. */
export function fitted(size: string, face: Face, language: string, slim = false, shelf = 196, crowd = 0): Fit {
  if (size === "hand" && crowd)
    return { width: crowd, size: 11, name: inCrowd(face.name, language, crowd).size, brief: true };
  if (size === "shelf") return onShelf(face, shelf);
  if (size === "mini") return { width: 0, size: 0, name: onMini(face.name, language).size };
  if (size === "board") return onBoard(face);
  if (size === "mid") return inMiddle(face);
  if (size === "hand") return slim ? inHand(face, 102, 176) : inHand(face);
  return { width: 0, size: 0, name: 0 };
}
