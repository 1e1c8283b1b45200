import type { PromptLanguage } from '../../vocabulary.ts';
import { fold } from '../text.ts';

/** A language's closed classes, endings and verbs: everything the tagger and the compressor need. */
export interface Grammar {
  language: PromptLanguage;
  determiners: ReadonlySet<string>;
  possessives: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  objects: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** The prepositions that bind closest ("of", "de"): what follows belongs to the noun before. */
  linkers: ReadonlySet<string>;
  /** Prepositions that say where something is. */
  locatives: ReadonlySet<string>;
  auxiliaries: ReadonlySet<string>;
  conjunctions: ReadonlySet<string>;
  relatives: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  adverbs: ReadonlySet<string>;
  /** Adverbs that change the meaning if left out ("only", "again", "alone"). */
  keptAdverbs: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Words after which a noun is absent ("no money", "sem dinheiro"). */
  absences: ReadonlySet<string>;
  superlatives: RegExp;
  adjectives: RegExp;
  adjectiveWords: ReadonlySet<string>;
  /** Nouns that end like adjectives. */
  nouns: ReadonlySet<string>;
  /** Every known form of a verb, accents kept and accent-free, to its infinitive. */
  verbForms: ReadonlyMap<string, string>;
  /** Verb forms that are at least as often nouns ("fights", "corrida"). */
  nounLikeVerbs: ReadonlySet<string>;
  /** Verbs that carry no content before a number ("I spent 7 days"). */
  lightVerbs: ReadonlySet<string>;
  /** Fixed phrases that are never split and count as one word. */
  idioms: readonly string[];
  /** Numbers written as words. */
  numerals: ReadonlySet<string>;
  /** Head nouns that only name the sort of video ("recipe", "tutorial"). */
  genreNouns: ReadonlySet<string>;
}

/**
 * A set of words separated by spaces, with their accent-free spellings. A leading `=` keeps a word from being
 * accepted without its accent, because the bare form is another word ("=é" is, "e" and).
 */
export function wordSet(words: string): ReadonlySet<string> {
  const set = new Set<string>();
  for (const word of words.split(/\s+/)) {
    if (!word) continue;
    if (word.startsWith('=')) {
      set.add(word.slice(1));
    } else {
      set.add(word);
      set.add(fold(word));
    }
  }
  return set;
}

/**
 * Puts every form of every verb, with and without accents, into one map; the first verb to claim a form keeps
 * it.
 */
export function verbFormMap(
  verbs: string,
  conjugate: (verb: string) => readonly string[],
  irregular: Readonly<Record<string, string>>,
): Map<string, string> {
  const forms = new Map<string, string>();
  const claim = (form: string, verb: string) => {
    for (const spelling of [form, fold(form)]) if (!forms.has(spelling)) forms.set(spelling, verb);
  };
  for (const [verb, list] of Object.entries(irregular)) {
    for (const form of list.split(/\s+/)) if (form) claim(form, verb);
  }
  for (const verb of verbs.split(/\s+/)) {
    if (verb) for (const form of conjugate(verb)) claim(form, verb);
  }
  return forms;
}
