import type { PromptLanguage } from '../../vocabulary.ts';
import { english } from './english/english.ts';
import type { Grammar } from './grammar.ts';
import { portuguese } from './portuguese/portuguese.ts';
import { spanish } from './spanish/spanish.ts';

/** A language is its folder and its line here; its code stands in `vocabulary.ts`. */
const grammars: Record<PromptLanguage, Grammar> = { en: english, pt: portuguese, es: spanish };

export const allGrammars: readonly Grammar[] = Object.values(grammars);

export function grammarOf(language: PromptLanguage): Grammar {
  return grammars[language];
}
