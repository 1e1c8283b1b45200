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

const irregularEnglish = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    geese: 'goose',
    wolves: 'wolf',
    knives: 'knife',
    leaves: 'leaf',
    wives: 'wife',
    lives: 'life',
    loaves: 'loaf',
    thieves: 'thief',
    halves: 'half',
    movies: 'movie',
    cookies: 'cookie',
    zombies: 'zombie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    shoes: 'shoe',
    tomatoes: 'tomato',
    potatoes: 'potato',
    volcanoes: 'volcano',
    heroes: 'hero',
    buses: 'bus',
    mosquitoes: 'mosquito',
    oxen: 'ox',
  }),
);

function singularEnglish(word: string): string {
  const irregular = irregularEnglish.get(word);
  if (irregular) return irregular;
  if (word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Removes the final -e of singular and plural, so that "tigre" and "tigres" match as well as "flor" and
 * "flores": a plural in -es may come from either.
 */
const withoutFinalE = (word: string) => (word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word);

// The rules work on accent-free words: "leões" has already become "leoes".
function singularPortuguese(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return withoutFinalE(word);
  if (/(oes|aes|aos)$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/eis$/.test(word)) return `${word.slice(0, -3)}el`;
  if (/ais$/.test(word)) return `${word.slice(0, -3)}al`;
  if (/ns$/.test(word)) return `${word.slice(0, -2)}m`;
  return /[rz]es$/.test(word) ? word.slice(0, -2) : withoutFinalE(word.slice(0, -1));
}

function singularSpanish(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return withoutFinalE(word);
  if (/ces$/.test(word)) return `${word.slice(0, -3)}z`;
  return /[rndljy]es$/.test(word) ? word.slice(0, -2) : withoutFinalE(word.slice(0, -1));
}

/**
 * An accent-free word without its plural ending. A light stemmer: it must only bring a noun's two forms
 * together.
 */
export function singular(foldedWord: string, language: PromptLanguage): string {
  if (language === 'en') return singularEnglish(foldedWord);
  return language === 'pt' ? singularPortuguese(foldedWord) : singularSpanish(foldedWord);
}

/**
 * The singular with a final -a made -o, so that "gata" finds "gato". Distinct words can collide ("porta",
 * "porto"), so a match by this form is trusted less.
 */
export function genderless(foldedWord: string, language: PromptLanguage): string {
  const stem = singular(foldedWord, language);
  return language !== 'en' && stem.length > 3 && stem.endsWith('a') ? `${stem.slice(0, -1)}o` : stem;
}

/** The text in the language's capitals, names such as iPhone and eBay kept as they are written. */
export function displayCase(text: string, language: PromptLanguage): string {
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
