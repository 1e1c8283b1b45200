/** Finds the silhouettes of countries by their names, and names them. */
import { listWords } from '../language/concept-index.ts';
import { countries } from '../language/concepts/countries.ts';
import { fold } from '../language/text.ts';
import type { IconId, PromptLanguage } from '../vocabulary.ts';

/** A whole name counts as much as a name of our own, a part of it less than another thing's whole name. */
const nameScores = { whole: 400, part: 150 } as const;
/** Fewer letters are in too many names. */
const leastLetters = 3;
const small = /^(?:of|the|and|de|da|do|del|las|los|e|y)$/;

/** Returns the silhouettes whose name is typed, or in part. */
export function countriesNamed(typed: string, language: PromptLanguage): [IconId, number][] {
  return countries.flatMap((country): [IconId, number][] => {
    const names = listWords(country[language]).map(fold);
    if (names.includes(typed)) return [[country.icon, nameScores.whole]];
    const isPart =
      typed.length >= leastLetters &&
      names.some((name) => name.startsWith(typed) || name.endsWith(` ${typed}`));
    return isPart ? [[country.icon, nameScores.part]] : [];
  });
}

/** Returns a silhouette's country; null for other illustrations. */
export function countryName(icon: IconId, language: PromptLanguage): string | null {
  const country = countries.find((row) => icon === row.icon || icon === `${row.icon}-pinned`);
  const [name] = listWords(country?.[language]);
  if (!country || name === undefined) return null;
  return name
    .split(' ')
    .map((word) => (small.test(word) ? word : word.charAt(0).toLocaleUpperCase(language) + word.slice(1)))
    .join(' ');
}
