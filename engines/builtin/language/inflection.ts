import type { PromptLanguage } from '../vocabulary.ts';
import { grammarOf } from './grammar/grammars.ts';

/** A shorter word is no plural. */
const shortestPlural = 4;

/**
 * An accent-free word without its plural ending. A light stemmer: it must only bring a noun's two forms
 * together.
 */
export function singular(foldedWord: string, language: PromptLanguage): string {
  const { irregularPlurals, pluralEndings } = grammarOf(language);
  const irregular = irregularPlurals.get(foldedWord);
  if (irregular) return irregular;
  if (foldedWord.length < shortestPlural) return foldedWord;
  const rule = pluralEndings.find(([ending]) => ending.test(foldedWord));
  return rule ? foldedWord.replace(rule[0], rule[1]) : foldedWord;
}

/**
 * The singular with a final -a made -o, so that "gata" finds "gato". Distinct words can collide ("porta",
 * "porto"), so a match by this form is trusted less.
 */
export function genderless(foldedWord: string, language: PromptLanguage): string {
  const stem = singular(foldedWord, language);
  const hasGender = grammarOf(language).hasGender && stem.length > 3 && stem.endsWith('a');
  return hasGender ? `${stem.slice(0, -1)}o` : stem;
}
