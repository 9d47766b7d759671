/** The rulebook of a game as its pages need it. */
import type { Chapter, Rule, Rulebook, Section } from "../generated/protocol";
import { api } from "../lib/api";
import { found } from "../lib/search";
import { attr, say } from "../lib/text.svelte";

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, fetched once. */
export function bookOf(game: string): Promise<Rulebook> {
  let book = books.get(game);
  if (!book) {
    books.set(game, (book = api.rules(game)));
    book.catch(() => books.delete(game));
  }
  return book;
}

/** Pages of a rulebook that are no chapters. */
export const OTHERS = ["glossary", "summary", "whole"] as const;

/** What is said of an entry besides its first paragraph, in this order. */
export const PARTS = ["differs", "ruling", "setup", "result"] as const;

export interface Place {
  chapter: Chapter;
  section: Section;
  entry: Rule;
}

export const key = (id: string): string => `rule-${id.toLowerCase()}`;
export const chapterTitle = (book: Rulebook, chapter: Chapter): string => say(`chapter-${book.letters}-${chapter.id}`);
export const leadOf = (book: Rulebook, chapter: Chapter): string =>
  attr(`chapter-${book.letters}-${chapter.id}`, "lead");
export const sectionTitle = (book: Rulebook, chapter: Chapter, section: Section): string =>
  say(`section-${book.letters}-${chapter.id}-${section.id}`);

/** Everything that stands in the book, in its order. */
export function places(book: Rulebook): Place[] {
  return book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => section.entries.map((entry) => ({ chapter, section, entry }))),
  );
}

/** Whether an entry belongs to an edition. */
export const holds = (entry: Rule, edition: string): boolean =>
  !entry.editions.length || entry.editions.includes(edition);

/** What is found in the reader's language, by words or by id. */
export function search(book: Rulebook, wanted: string, edition: string): Place[] {
  return places(book).filter(
    ({ chapter, section, entry }) =>
      holds(entry, edition) &&
      found(
        [
          entry.id,
          chapterTitle(book, chapter),
          sectionTitle(book, chapter, section),
          say(key(entry.id)),
          ...PARTS.map((part) => attr(key(entry.id), part)),
        ].join(" "),
        wanted,
      ),
  );
}

/** The ids of a section's rules in short: the first in full, of the others only the number. */
export function shortIds(ids: readonly string[]): { id: string; text: string }[] {
  let before = "";
  return ids.map((id) => {
    const topic = id.slice(0, id.lastIndexOf("-"));
    const text = topic === before ? id.slice(topic.length + 1) : id;
    before = topic;
    return { id, text };
  });
}
