import type { PromptLanguage } from '../vocabulary.ts';
import { promptLanguages } from '../vocabulary.ts';
import type { Grammar } from './grammar/grammar.ts';
import { grammarOf } from './grammar/grammars.ts';
import { plainLower } from './text.ts';

const closedClasses = [
  'determiners',
  'possessives',
  'subjects',
  'objects',
  'prepositions',
  'auxiliaries',
  'relatives',
  'questions',
  'conjunctions',
  'adverbs',
] as const satisfies readonly (keyof Grammar)[];

const spelling: Record<PromptLanguage, RegExp> = {
  en: /\b(the|my|of|with|for|how|is|are|was|i'm|don't|this|what|why|best|your|you|without|from|and)\b|\w*(?:oo|ee|th|sh|ck|gh|wh)\w*|\w(?:ing|tion|ness|ment)\b|\w'(s|t|re|ve|ll)\b/g,
  pt: /[ãõçâêô]|\b(não|uma?|com|em|dos?|das?|são|você|meu|minha|fiz|mais|melhor|jogo|vídeo sobre|zero|fazer|noite|cidade|dinheiro|muito|até|também|ainda|hoje|melhores)\b|\w(ção|ções|inh[oa]s?|agem|ei|ou)\b|lh[aeo]|vale a pena|\w(?:[ai]dade|agem|agens)\b|\b(sobre|para|por|com|como) (?:o|os|a|as) (?=\p{L}{3})|^(?:o|os) (?=\p{L}{3})/gu,
  es: /[ñ¿¡]|\b(el|la|los|las|truco|trucos|una?|del|con|en|y|más|mi|mis|cómo|qué|mejor|juego|cero|hacer|noche|ciudad|dinero|muy|pero|hasta|también|hoy|mejores|día|días|años)\b|\w(ción|ciones|dad|ñ[oa]|ez|é|ó|ía)\b|\bll[aeo]/g,
};

/** Endings of many Portuguese and Spanish words and of few English ones. */
const romanceEnding = /^\p{L}{2,}(?:[ao]s?|[aei]r|ei|vi)$/u;

/** Endings of the nouns that follow the Portuguese articles "a" and "as". */
const nounAfterA = /(?:[aou]s?|[dtmc]es?|[ae]ves?|[aei]r(?:es)?|[aeo]l|[aei]m|[ae]ns|z(?:es)?|ãs?|ão|ões)$/u;

/** Returns whether the first word is the Portuguese "a" or "as", not an English article. */
function opensWithA(
  [first, second = '']: readonly string[],
  isKnown: (word: string, language: PromptLanguage) => boolean,
): boolean {
  if (!(first === 'a' || first === 'as') || second.length < 3) return false;
  // Inflection makes an English noun look like one of another language: "boat" is not "boate".
  return !isKnown(second, 'en') && (isKnown(second, 'pt') || nounAfterA.test(second));
}

/** How many words vote: enough for certainty, few enough for a 4,000-character prompt. */
const wordLimit = 60;

function votesFor(
  language: PromptLanguage,
  words: readonly string[],
  isKnown: (word: string, language: PromptLanguage) => boolean,
): number {
  const grammar = grammarOf(language);
  let votes = 0;
  for (const word of words) {
    if (closedClasses.some((name) => grammar[name].has(word))) votes += 1;
    else if (grammar.verbForms.has(word)) votes += 0.5;
    if (isKnown(word, language)) votes += 0.6;
    if (language !== 'en' && romanceEnding.test(word)) votes += 0.3;
  }
  const spelled = words.join(' ').match(spelling[language])?.length ?? 0;
  const opened = language === 'pt' && opensWithA(words, isKnown) ? 1 : 0;
  return votes + (spelled + opened) * 0.75;
}

/**
 * Returns the language of a prompt. Function words, spelling and known nouns vote; English wins a tie.
 * @param isKnown whether the concept table or the icon names have the word in that language
 */
export function detectLanguage(
  prompt: string,
  isKnown: (word: string, language: PromptLanguage) => boolean,
): PromptLanguage {
  const words = plainLower(prompt)
    .split(/[^\p{L}']+/u)
    .filter(Boolean)
    .slice(0, wordLimit);
  let best: PromptLanguage = 'en';
  let bestVotes = -1;
  for (const language of promptLanguages) {
    // Only Spanish opens questions and exclamations.
    const opensMark = language === 'es' && /[¿¡]/.test(prompt) ? 1.5 : 0;
    const votes = opensMark + votesFor(language, words, isKnown);
    if (votes > bestVotes + 0.01) {
      best = language;
      bestVotes = votes;
    }
  }
  return best;
}
