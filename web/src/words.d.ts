/** The Fluent files, put together by tools/words.ts. */
declare module "virtual:words" {
  /** The bundle of each file. */
  export const bundles: Record<string, string>;
  /** Fetches a bundle, by language and name: "en/first". */
  export const loads: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
