import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity';

const confusables = resolveConfusablesTransformer();
const leetSpeak = resolveLeetSpeakTransformer();

/**
 * Returns the ways to read a text: as written, with digits and signs as the letters that they resemble
 * ("p0rn"), and each of them with spaced letters joined ("p o r n", "p.o.r.n"). All are lower case, without
 * diacritics and invisible characters, with one space between words; a letter repeats at most twice.
 */
export function readingsOf(text: string): string[] {
  const bare = withoutObfuscation(text);
  const plain = words(bare.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' '));
  // At a word's edge a bracket or an exclamation mark is not a letter.
  const inner = bare.replace(/(?<![\p{L}\p{N}])[!|(/]|[!|(/](?![\p{L}\p{N}])/gu, ' ');
  const leet = mapCharacters(inner, leetSpeak.transform);
  return [...new Set([plain, words(leet), joinLetters(bare), joinLetters(leet)])];
}

/** How a phrase must be written to be found in a text's first reading. */
export function plainReading(text: string): string {
  return readingsOf(text)[0] ?? '';
}

function withoutObfuscation(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return mapCharacters(letters, confusables.transform).toLowerCase();
}

function mapCharacters(text: string, map: (code: number) => number | undefined): string {
  return Array.from(text, (character) => {
    const code = map(character.codePointAt(0) ?? 0);
    return code === undefined ? '' : String.fromCodePoint(code);
  }).join('');
}

function words(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .trim();
}

function joinLetters(text: string): string {
  const withoutSigns = text.replace(/(?<=\p{L})[^\p{L}\p{N}\s]+(?=\p{L})/gu, '');
  const spaced = withoutSigns.replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words(
    spaced.replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu, (run) =>
      run.replaceAll(' ', ''),
    ),
  );
}
