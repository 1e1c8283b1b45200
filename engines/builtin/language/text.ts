import type { PromptLanguage } from '../vocabulary.ts';

const combiningMarks = /[\u0300-\u036f]/g;
const typographicApostrophes = /[’‘`´]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with its control characters
const onlyAscii = /^[\x00-\x7f]*$/;

/**
 * Lower case with accents kept and typographic apostrophes made plain: the form in which words are compared
 * first.
 */
export function plainLower(text: string): string {
  const lower = text.toLowerCase().replace(typographicApostrophes, "'");
  return onlyAscii.test(lower) ? lower : lower.normalize('NFC');
}

/** Lower case without accents: the form in which words are compared when the exact form is unknown. */
export function fold(text: string): string {
  const lower = plainLower(text);
  return onlyAscii.test(lower) ? lower : lower.normalize('NFD').replace(combiningMarks, '').normalize('NFC');
}

/** The text in the language's capitals, names such as iPhone and eBay kept as they are written. */
export function displayCase(text: string, language: PromptLanguage | 'tr'): string {
  return text
    .replaceAll('′', "'")
    .replaceAll('″', '"')
    .split(' ')
    .map((word) => {
      const branded = /^[a-z][A-Z]/.exec(word);
      return branded
        ? word.charAt(0) + word.slice(1).toLocaleUpperCase(language)
        : word.toLocaleUpperCase(language);
    })
    .join(' ');
}
