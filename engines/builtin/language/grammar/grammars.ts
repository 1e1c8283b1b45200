import type { PromptLanguage } from '../../vocabulary.ts';
import { english } from './english.ts';
import type { Grammar } from './grammar.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const grammars: Record<PromptLanguage, Grammar> = { en: english, pt: portuguese, es: spanish };

export function grammarOf(language: PromptLanguage): Grammar {
  return grammars[language];
}
