/** The files of a set that somebody writes in the page. */
export function filesOf(game: string, cards: string, words: string): Record<string, string> {
  return { "set.toml": `id = "my-set"\ngame = "${game}"\n`, "cards.toml": cards, "en.ftl": words };
}
