import { type SentenceRules, type WordClasses, wordSet } from './grammar.ts';

/** What Portuguese and Spanish share. */
export const romanceRules = {
  tagger: 'romance',
  joinsNouns: false,
  adjectivesFollowNouns: true,
  needsSubject: false,
  subjectHasLinkers: true,
  objectMayOpen: true,
  commandsAreBare: false,
  strandsPrepositions: false,
  omitsRelatives: false,
  nounsServeAsVerbs: false,
  dropsArticleBeforeSuperlatives: false,
  articledSuperlatives: wordSet(''),
  agreement: /([ao])s?$/,
  articlePair: null,
  contractedSubject: null,
  infinitive: { mark: 'a', endings: /[aei]r$/, others: wordSet('') },
  purposeAfter: null,
  bonds: { noun: { adjective: 8 } },
  hasGender: true,
  irregularPlurals: new Map<string, string>(),
  iconIdsAreWords: false,
  townsAreColonial: true,
} as const satisfies Partial<SentenceRules> & Record<string, unknown>;

const none = wordSet('');
export const noParticles: WordClasses['particles'] = {
  asAdverbs: none,
  kept: none,
  bound: none,
  closing: none,
  transitive: none,
};

/** Endings of many Portuguese and Spanish words and of few English ones. */
export const romanceEnding = /^\p{L}{2,}(?:[ao]s?|[aei]r|ei|vi)$/u;
/** Spanish words also end in -n ("tren", "cocinan"), Portuguese words do not. */
export const spanishEnding = /^\p{L}{2,}(?:[ao]s?|[aei]r|ei|vi|[ae]n)$/u;

/**
 * Removes the final -e of singular and plural, so that "tigre" and "tigres" match as well as "flor" and
 * "flores": a plural in -es may come from either.
 */
export const endingsOfE: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{4})es$/, ''],
  [/s$/, ''],
  [/(?<=.{4})e$/, ''],
];
