import type { Choice, Understanding } from '../understanding.ts';
import type { IconId, PromptLanguage } from '../vocabulary.ts';
import { conceptIndex } from './concept-index.ts';
import { detectLanguage } from './detect.ts';
import type { Grammar } from './grammar/grammar.ts';
import { grammarOf } from './grammar/grammars.ts';
import { headlineOf } from './headline/headline.ts';
import { breakIntoLines } from './headline/lines.ts';
import { readBeforeAfter, readVersus, type Versus } from './headline/versus.ts';
import { type Candidate, chooseHero, chooseStickers, rankCandidates, supportPlaces } from './hero.ts';
import { kindOf } from './kind.ts';
import { chooseLayout } from './layout.ts';
import { findMentions, type Mention } from './mentions.ts';
import { colorsOf, moodOf } from './mood.ts';
import { findNumber, type NumberPhrase } from './number.ts';
import { asksForNoText, dictatedText, findQuotation } from './quotes.ts';
import { readRequest } from './request.ts';
import { chooseScene, stableHash } from './scene.ts';
import { emojiIcons, isForeignScript, plainLines, withoutEmoji } from './scripts.ts';
import { tagWords } from './tag.ts';
import { fold, singular } from './text.ts';
import { splitWords, type Token } from './tokens.ts';
import { loadWordIndex, type WordIndex } from './word-index.ts';

export type { Choice, Understanding } from '../understanding.ts';

/** Everything read from the prompt that the choices share. */
interface Reading {
  prompt: string;
  folded: string;
  grammar: Grammar;
  words: WordIndex;
  quoted: string[];
  title: string;
  frame: 'topic' | 'picture' | null;
  tokens: Token[];
  mentions: Mention[];
  kind: 'title' | 'scene';
  number: NumberPhrase | null;
  versus: Versus | null;
  beforeAfter: { left: string; right: string; pattern: RegExp } | null;
}

const longestFolded = 1200;
/** Phrases whose nouns are not meant: no history in "the best game in history". */
const emptyPhrases =
  /(?<!\p{L})(vale[m]? a pena|vale[n]? la pena|merece[n]? la pena|worth it|(?:in|of all) (?:history|time)|da hist[óo]ria(?! d)|de la historia(?! d)|(?:caught )?on (?:camera|tape|video)|do not|for the first time|pela primeira vez|por primera vez)(?!\p{L})/giu;

function detect(text: string, words: WordIndex): PromptLanguage {
  return detectLanguage(text, (lower, language) => {
    if (lower.length < 3) return false;
    const folded = fold(lower);
    const isConcept = conceptIndex(language).find([{ lower, folded }])?.form === 'exact';
    return isConcept || (words.names[language].get(singular(folded, language))?.[0]?.score ?? 0) >= 95;
  });
}

function read(prompt: string, words: WordIndex): Reading {
  const quotation = findQuotation(prompt);
  const unquoted = quotation?.rest ?? prompt;
  const language = detect(/\p{L}{3}/u.test(unquoted) ? unquoted : prompt, words);
  const grammar = grammarOf(language);
  const request = readRequest(withoutEmoji(unquoted), language);
  const dictated = quotation ? null : dictatedText(prompt, language);
  const quoted = quotation?.texts ?? (dictated ? [dictated] : []);
  const title = request.text;
  // Quoted words may still name the hero ("Attack of the Sharks"), so they are read with the rest.
  const readable = `${title} . ${quoted.join(' . ')}`.replace(emptyPhrases, ' ');
  const tokens = tagWords(splitWords(readable, grammar, 150), grammar);
  const kind =
    request.frame === 'topic'
      ? 'title'
      : request.frame === 'picture'
        ? 'scene'
        : kindOf(title, tagWords(splitWords(title, grammar, 80), grammar), grammar);
  return {
    prompt,
    folded: fold(prompt).slice(0, longestFolded),
    grammar,
    words,
    quoted,
    title,
    frame: request.frame,
    tokens,
    mentions: findMentions(tokens, grammar, words),
    kind,
    number: findNumber(tagWords(splitWords(title, grammar, 60), grammar), grammar),
    versus: kind === 'scene' && request.frame !== null ? null : readVersus(title, grammar),
    beforeAfter: readBeforeAfter(prompt, grammar),
  };
}

function withEmoji(candidates: Candidate[], reading: Reading): Candidate[] {
  const known = new Set(candidates.map(({ icon }) => icon));
  const extra = emojiIcons(reading.prompt, reading.words)
    .filter((icon) => !known.has(icon))
    .map((icon, order): Candidate => {
      const mention: Mention = {
        start: 0,
        end: 0,
        words: icon,
        icon,
        otherIcons: [],
        kind: 'thing',
        scene: null,
        match: 1,
        source: 'emoji',
      };
      return { icon, mention, rank: 0.72 - order * 0.05, confidence: 0.86 - order * 0.05 };
    });
  return [...candidates, ...extra].sort((a, b) => b.rank - a.rank);
}

function candidatesFor(text: string, reading: Reading): Candidate[] {
  const tokens = tagWords(splitWords(text, reading.grammar, 40), reading.grammar);
  const mentions = findMentions(tokens, reading.grammar, reading.words);
  return rankCandidates(mentions, { tokens, grammar: reading.grammar, kind: 'title' });
}

/** The icon of each side of a versus: the side's own picture, else the picture of the whole. */
function versusHeroes({ leftText, rightText }: Versus, reading: Reading, all: Choice<IconId | null>) {
  const pictured = (text: string) =>
    chooseHero(
      candidatesFor(text, reading).filter(
        ({ mention }) => mention.kind === 'being' || mention.kind === 'thing',
      ),
    ).value;
  const left = pictured(leftText) ?? all.value;
  const right = pictured(rightText);
  return { left, right: right !== null && right !== left ? right : null };
}

function quotedHeadline(texts: readonly string[], grammar: Grammar): Choice<string[]> {
  const lines = texts.flatMap((text) =>
    text.length > 66 || isForeignScript(text)
      ? plainLines(text, 6)
      : breakIntoLines(text.split(/\s+/), grammar),
  );
  return { value: lines, confidence: 1, reason: 'quoted in the prompt', runnersUp: [] };
}

const none = (reason: string, confidence: number): Choice<string[]> => ({
  value: [],
  confidence,
  reason,
  runnersUp: [],
});

function chooseHeadline(reading: Reading, hero: Candidate | undefined): Choice<string[]> {
  const { grammar, quoted, kind, versus, beforeAfter } = reading;
  if (asksForNoText(reading.prompt)) return none('the prompt asks for no text', 1);
  if (quoted.length > 0) return quotedHeadline(quoted, grammar);
  if (versus) {
    return {
      value: [versus.left, versus.between, versus.right],
      confidence: 0.9,
      reason: 'two sides set against each other',
      runnersUp: [],
    };
  }
  if (kind === 'scene') return none('the prompt describes a picture, it gives no title', 0.8);
  const title = beforeAfter
    ? reading.title
        .replace(beforeAfter.pattern, ' ')
        .replace(/^\W+|\W+$/gu, '')
        .trim() || reading.title
    : reading.title;
  const heroWords = new Set(hero ? fold(hero.mention.words).split(' ') : []);
  return headlineOf({
    title,
    grammar,
    heroWords,
    findMentions: (tokens) => findMentions(tokens, grammar, reading.words),
  });
}

/** The line to stress: the one with the number, else with the hero's word, else the longest. */
function emphasisOf(
  lines: readonly string[],
  number: NumberPhrase | null,
  hero: Candidate | undefined,
  isVersus: boolean,
): number | null {
  if (lines.length < 2 || isVersus) return null;
  const numbered = number ? lines.findIndex((line) => line.includes(number.value.replace(/^TOP /, ''))) : -1;
  if (numbered >= 0) return numbered;
  const words = hero ? fold(hero.mention.words).split(' ') : [];
  const named = lines.findIndex((line) =>
    fold(line)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => words.includes(word)),
  );
  if (named >= 0) return named;
  return lines.reduce((longest, line, index) => (line.length > lines[longest]!.length ? index : longest), 0);
}

function understandText(prompt: string, words: WordIndex): Understanding {
  const reading = read(prompt, words);
  const { grammar, tokens, kind, number, versus, beforeAfter, folded } = reading;
  const ranked = withEmoji(
    supportPlaces(rankCandidates(reading.mentions, { tokens, grammar, kind }), folded, grammar),
    reading,
  );
  const whole = chooseHero(ranked);
  const sides = versus ? versusHeroes(versus, reading, whole) : null;
  const hero =
    sides?.left && sides.left !== whole.value
      ? { ...whole, value: sides.left, reason: 'the left side of the comparison' }
      : whole;
  const candidate = ranked.find(({ icon }) => icon === hero.value);
  const headline = chooseHeadline(reading, candidate);
  const mood = moodOf(folded);
  const isVersus = versus !== null && reading.quoted.length === 0;
  const scene = chooseScene({
    mentions: reading.mentions,
    tokens,
    hero: hero.value,
    mood,
    foldedPrompt: folded,
    number,
    locatives: grammar.locatives,
    isVersus: versus !== null || beforeAfter !== null,
  });
  const layout = chooseLayout({
    foldedPrompt: folded,
    hasHero: hero.value !== null,
    headlineText: headline.value.join(' '),
    isVersus,
    isBeforeAfter: beforeAfter !== null,
    quotedWords: reading.quoted.join(' ').split(/\s+/).filter(Boolean).length,
    number,
  });
  const second = sides?.right ?? null;
  return {
    language: grammar.language,
    kind,
    headline,
    emphasis: emphasisOf(headline.value, number, candidate, isVersus),
    hero,
    secondHero: second,
    versus: versus
      ? { left: versus.left, right: versus.right }
      : beforeAfter
        ? { left: beforeAfter.left, right: beforeAfter.right }
        : null,
    number: number ? { value: number.value, unit: number.unit } : null,
    stickers: chooseStickers(ranked, [hero.value, second]),
    scene,
    layout,
    mood,
    colors: colorsOf(folded, grammar.language),
    warnings: [],
  };
}

/** What a prompt without readable words amounts to: its emoji, or its text as it stands. */
function understandWordless(prompt: string, words: WordIndex): Understanding {
  const text = withoutEmoji(prompt);
  const icons = emojiIcons(prompt, words);
  const quotation = findQuotation(text);
  const isText = /[\p{L}\p{N}]/u.test(text);
  const lines = quotation
    ? quotation.texts.flatMap((quoted) => plainLines(quoted))
    : isText && text.length <= 60
      ? plainLines(text)
      : [];
  const hero = icons[0] ?? null;
  const neutral = (['spotlight', 'mesh', 'bokeh', 'sunburst'] as const)[stableHash(prompt) % 4]!;
  return {
    language: 'en',
    kind: isText ? 'title' : 'scene',
    headline: {
      value: lines,
      confidence: quotation ? 1 : 0.6,
      reason: isText ? 'the text as it stands' : 'the prompt holds no words',
      runnersUp: [],
    },
    emphasis: null,
    hero: {
      value: hero,
      confidence: hero ? 0.86 : 0.9,
      reason: hero ? 'the prompt holds this emoji' : 'the prompt names nothing the engine can read',
      runnersUp: icons
        .slice(1, 5)
        .map((icon) => ({ value: icon, confidence: 0.8, reason: 'the prompt holds this emoji' })),
    },
    secondHero: null,
    versus: null,
    number: null,
    stickers: icons.slice(1, 3),
    scene: { value: neutral, confidence: 0.4, reason: 'neutral', runnersUp: [] },
    layout: {
      value: hero ? (lines.length > 0 ? 'hero-right' : 'hero-center') : 'typography',
      confidence: 0.7,
      reason: hero ? 'an emoji is the hero' : 'words alone',
      runnersUp: [],
    },
    mood: 'neutral',
    colors: [],
    warnings: [
      isText
        ? {
            code: 'unsupported-script',
            message:
              'The built-in engine reads English, Portuguese and Spanish. It prints this text as it stands and draws no picture for it.',
          }
        : {
            code: 'emoji-only',
            message: 'The prompt holds no words, so the design is made of its emoji and has no headline.',
          },
    ],
  };
}

/**
 * Reads a prompt: what to print, what to draw and where. Pure and deterministic; the packed word index is read once,
 * on the first call. Never throws for any string.
 */
export function understand(prompt: string): Understanding {
  const words = loadWordIndex();
  const text = withoutEmoji(prompt);
  if (!/\p{L}/u.test(text) && !/\d/.test(text)) return understandWordless(prompt, words);
  if (isForeignScript(text)) return understandWordless(prompt, words);
  return understandText(prompt, words);
}
