declare module "subset-font" {
  /** A font with just the letters of this text, and these OpenType features. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt" | "woff2"; keepFeatures: string[] },
  ): Promise<Buffer>;
}
