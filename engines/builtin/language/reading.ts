import type { PromptLanguage } from '../vocabulary.ts';
import { conceptIndex } from './concept-index.ts';
import { detectLanguage } from './detect.ts';
import type { Grammar } from './grammar/grammar.ts';
import { grammarOf } from './grammar/grammars.ts';
import { alternatives } from './grammar/lexicon.ts';
import { readBeforeAfter, readVersus, type Versus } from './headline/versus.ts';
import { singular } from './inflection.ts';
import { kindOf } from './kind.ts';
import type { Mention } from './mention.ts';
import { findMentions } from './mentions.ts';
import { findNumber, type NumberPhrase } from './number.ts';
import { dictatedText, findQuotation, inchesAsPrimes, withoutAnnouncement } from './quotes.ts';
import { readRequest } from './request.ts';
import { emojiAsStops } from './scripts.ts';
import { tagWords } from './tagging/tag-words.ts';
import { fold } from './text.ts';
import { splitWords, type Token } from './tokens.ts';
import type { WordIndex } from './word-index.ts';

/** What all choices read from the prompt. */
export interface Reading {
  prompt: string;
  folded: string;
  grammar: Grammar;
  words: WordIndex;
  quoted: string[];
  title: string;
  tokens: Token[];
  mentions: Mention[];
  kind: 'title' | 'scene';
  number: NumberPhrase | null;
  versus: Versus | null;
  beforeAfter: { left: string; right: string; pattern: RegExp } | null;
}

const longestFolded = 1200;
/** Phrases whose nouns name nothing to draw: "the best game in history". */
const emptyPhrases = new RegExp(
  String.raw`(?<!\p{L})${alternatives((expressions) => expressions.emptyPhrases)}(?!\p{L})`,
  'giu',
);

const tone = String.raw`(?:${alternatives(({ toneDegrees }) => toneDegrees)} )?[\p{L}-]+`;
/** Phrases that name only colours: "tones of blue and orange" has no fruit. */
const tones = new RegExp(
  String.raw`(?<!\p{L})${alternatives(({ toneOpenings }) => toneOpenings)} ${tone}(?:, ${tone})*(?: ${alternatives(({ ands }) => ands)} ${tone})?`,
  'giu',
);

/** "EE. UU.": its points end no sentence. */
const spelledStates = /\bEE\.?\s?UU\b\.?(?!\p{L})/gu;

function detect(text: string, words: WordIndex): PromptLanguage {
  return detectLanguage(text, (lower, language) => {
    if (lower.length < 3) return false;
    const folded = fold(lower);
    const form = conceptIndex(language).find([{ lower, folded }])?.form;
    const isConcept = form === 'exact' || form === 'inflected';
    return isConcept || (words.namesIn(language).get(singular(folded, language))?.[0]?.score ?? 0) >= 95;
  });
}

/** Reads what the choices need from the prompt. */
export function readPrompt(prompt: string, words: WordIndex, as?: 'scene'): Reading {
  const quotation = findQuotation(prompt);
  const unquoted = (quotation?.rest ?? inchesAsPrimes(prompt)).replace(spelledStates, 'EEUU');
  const language = detect(/\p{L}{3}/u.test(unquoted) ? unquoted : prompt, words);
  const grammar = grammarOf(language);
  const request = readRequest(emojiAsStops(unquoted), grammar);
  const dictated = quotation ? null : dictatedText(prompt, grammar);
  const quoted = quotation?.texts ?? (dictated ? [dictated] : []);
  const title = dictated ? withoutAnnouncement(request.text) : request.text;
  // Quoted words may still name the hero ("Attack of the Sharks"), so they are read with the rest.
  const readable = `${title} . ${quoted.join(' . ')}`.replace(emptyPhrases, ' ').replace(tones, ' ');
  const tokens = tagWords(splitWords(readable, grammar, 150), grammar);
  const kind =
    as ??
    (request.frame === 'topic'
      ? 'title'
      : request.frame === 'picture'
        ? 'scene'
        : kindOf(title, tagWords(splitWords(title, grammar, 80), grammar), grammar));
  return {
    prompt,
    folded: fold(prompt).slice(0, longestFolded),
    grammar,
    words,
    quoted,
    title,
    tokens,
    mentions: findMentions(tokens, grammar, words),
    kind,
    number: findNumber(tagWords(splitWords(title, grammar, 60), grammar), grammar),
    versus: kind === 'scene' && request.frame !== null ? null : readVersus(title, grammar),
    beforeAfter: readBeforeAfter(prompt, grammar),
  };
}
