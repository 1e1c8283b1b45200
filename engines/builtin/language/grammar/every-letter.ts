/** What `\b` and `\w` mean where words have accents: JavaScript's know the letters of English only. */
const letter = String.raw`[\p{L}\p{N}_]`;
const boundary = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

/**
 * Returns the same pattern with `\b` and `\w` for every alphabet. In "dólar", JavaScript's `\b` finds a word
 * that ends with "ó".
 */
export function everyLetter({ source, flags }: RegExp): RegExp {
  const own = source.replaceAll(/\\[bw]/g, (part) => (part === '\\b' ? boundary : letter));
  return new RegExp(own, flags.includes('u') ? flags : `${flags}u`);
}
