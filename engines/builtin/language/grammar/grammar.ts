import type { PromptLanguage } from '../../vocabulary.ts';
import { fold } from '../text.ts';
import type { Expressions } from './expressions.ts';
import type { Phrases } from './phrases.ts';
import type { RequestPatterns } from './requests.ts';
import type { StylePhrases } from './style-phrases.ts';
import type { Template } from './template.ts';
import type { TitlePatterns } from './titles.ts';
import type { WordLists } from './word-lists.ts';

/** A word's part of speech, as coarse as shortening a headline needs it. */
export type Tag =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'superlative'
  | 'determiner'
  | 'possessive'
  | 'preposition'
  | 'auxiliary'
  | 'infinitive'
  | 'conjunction'
  | 'relative'
  | 'question'
  | 'subject'
  | 'object';

/** Everything that the engine knows of a language. Code asks it, and never compares languages. */
export interface Grammar extends WordClasses, SentenceRules, WordForms {
  language: PromptLanguage;
  words: WordLists;
  expressions: Expressions;
  requests: RequestPatterns;
  titles: TitlePatterns;
  /** How its usual titles are rewritten: the first that matches. */
  templates: readonly Template[];
  /** What an enhanced prompt is written with. */
  phrases: Phrases;
  /** What an enhanced description of a style is written with. */
  stylePhrases: StylePhrases;
}

/** A language's closed classes, endings and verbs: what the tagger and the compressor need. */
export interface WordClasses {
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
  /** Words of emoji names and keywords that identify no picture in a title. Without accents. */
  unpicturedWords: ReadonlySet<string>;
  /**
   * "All", after which an article stays, and which stands alone as a noun. Empty if the language has no such
   * use.
   */
  universals: ReadonlySet<string>;
  /** Question words that join clauses inside a sentence ("I asked what they regret"). */
  joiningQuestions: ReadonlySet<string>;
  /** Demonstratives that stand for a noun after a verb ("never say this"). */
  demonstrativePronouns: ReadonlySet<string>;
  /** Forms of "be" that may be left out before a preposition ("prices (are) out of control"). */
  optionalCopulas: ReadonlySet<string>;
  /** Marks a personal object ("entrenar a tu cachorro"). */
  personalObjectMarks: ReadonlySet<string>;
  /** Articles that a headline does not open with. */
  droppedArticles: ReadonlySet<string>;
  particles: Particles;
}

/** The particles of verbs ("give up"), by where they count as such. Empty without such verbs. */
interface Particles {
  /** After a verb they are adverbs. */
  asAdverbs: ReadonlySet<string>;
  /** After a verb they stay. */
  kept: ReadonlySet<string>;
  /** They stay on the line of their verb. */
  bound: ReadonlySet<string>;
  /** They may end a clause. */
  closing: ReadonlySet<string>;
  /** What follows them is the verb's object. */
  transitive: ReadonlySet<string>;
}

/** How a language forms its sentences. */
export interface SentenceRules {
  /** Which rules tag the words that are in no list. */
  tagger: 'english' | 'romance';
  /**
   * A noun stands before the noun it specifies ("maximum security prison"); otherwise a linker joins them.
   */
  joinsNouns: boolean;
  adjectivesFollowNouns: boolean;
  /** A town of which nothing else is said is one of Latin America, where most who write the language live. */
  townsAreColonial: boolean;
  /** A sentence names its subject; otherwise its verb may carry it. */
  needsSubject: boolean;
  /** A subject is recognised with the complements after its linkers ("meu filho de 8 anos"). */
  subjectHasLinkers: boolean;
  /** An object pronoun may open a headline ("me compra todo"). */
  objectMayOpen: boolean;
  /** Only the bare form of a verb commands. */
  commandsAreBare: boolean;
  /** A sentence may end on a preposition. */
  strandsPrepositions: boolean;
  /** A relative clause may lack its relative ("the lasagna the whole family loves"). */
  omitsRelatives: boolean;
  /** A noun's form serves as a verb ("kangaroo boxes a tourist"). */
  nounsServeAsVerbs: boolean;
  /** The article before a superlative may be left out after a preposition. */
  dropsArticleBeforeSuperlatives: boolean;
  /** Superlatives that rather keep that article. */
  articledSuperlatives: ReadonlySet<string>;
  /** The gender that a noun and its adjective share, captured; null if adjectives do not agree. */
  agreement: RegExp | null;
  /** Forms "a" and "an": the one before the vowels; null without such a pair. */
  articlePair: { plain: string; beforeVowel: string; vowel: RegExp } | null;
  /** A subject and its verb in one word ("I'm"); null without such words. */
  contractedSubject: RegExp | null;
  /**
   * The mark of an infinitive, the endings of infinitives (null: the bare form of a verb) and others beside
   * them.
   */
  infinitive: { mark: string; endings: RegExp | null; others: ReadonlySet<string> };
  /**
   * Verb forms after which an infinitive is a purpose ("buying (to save money)"); null without such a rule.
   */
  purposeAfter: RegExp | null;
  /** The third person plural: its forms, and whether the bare form of a verb is one. */
  pluralVerb: { form: RegExp; isBare: boolean };
  /** Signs before a question and an exclamation. */
  openingMarks: { question: string; exclamation: string };
  /** What leaving a word out costs a headline. */
  losses: Losses;
  /**
   * How closely two neighbouring words belong together on a line, by their tags, where the language has its
   * own rule.
   */
  bonds: Readonly<Partial<Record<Tag, Readonly<Partial<Record<Tag, number>>>>>>;
}

interface Losses {
  possessive: { opening: number; afterVerb: number; afterPreposition: number; elsewhere: number };
  /** An article that opens what follows a prefix: its own loss, or that of the others. */
  openingArticle: { own: Readonly<Record<string, number>>; other: number };
  /** An article after a noun that begins no clause, and any other inside a sentence. */
  articleAfterNoun: number;
  article: number;
  /** The relative after a counted noun ("7 erros (que) destroem seu treino"). */
  relativeAfterCount: number;
  /** The speaker as subject, and before an auxiliary. */
  speaker: number;
  speakerBeforeAuxiliary: number;
}

/** How a language inflects and spells its words. */
export interface WordForms {
  /** Nouns and adjectives for living things have two genders ("gato", "gata"). */
  hasGender: boolean;
  /** Plurals without a rule. */
  irregularPlurals: ReadonlyMap<string, string>;
  /** Endings of plurals and what the singular has instead; the first that matches. Without accents. */
  pluralEndings: readonly (readonly [RegExp, string])[];
  /** A small form, its stem and its gender captured ("elefantinho"); null without such forms. */
  diminutive: RegExp | null;
  /** The first person of a past, for verbs on no list; null where its form is no sign. */
  ownPast: RegExp | null;
  /** The ids of icons are words of the language. */
  iconIdsAreWords: boolean;
  detection: DetectionSigns;
}

/** What a language is recognised by, beside its words. */
interface DetectionSigns {
  spelling: RegExp;
  /** Endings of many of its words and of few English ones; null if that says nothing. */
  ending: RegExp | null;
  /** Signs that only this language writes. */
  marks: RegExp | null;
  /** Word orders that the language does not have; null if none is known. They count against it. */
  absent: RegExp | null;
  /** Articles that another language also has, and the endings of the nouns after them. */
  sharedArticles: { articles: ReadonlySet<string>; other: PromptLanguage; nounEnding: RegExp } | null;
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
