/** Searches illustrations by what they show, in any of the prompt languages. */
import type { DesignIcon } from '../../../contract/designs.ts';
import { designLimits } from '../../../contract/limits.ts';
import { hasIcon } from '../icons.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { otherNames } from '../language/grammar/icon-names.ts';
import { writtenLabel } from '../language/icon-labels.ts';
import { singular } from '../language/inflection.ts';
import { colorsOf } from '../language/mood.ts';
import { fold } from '../language/text.ts';
import { framedIcons, unfitIcons } from '../language/unfit-icons.ts';
import { loadWordIndex } from '../language/word-index.ts';
import type { IconId, PromptLanguage } from '../vocabulary.ts';
import { promptLanguages } from '../vocabulary.ts';
import { countriesNamed, countryName } from './search-countries.ts';

/** The bonus of a match on top of the score that the index gives a word for an icon (up to 100). */
const bonuses = { whole: 200, begins: 90, word: 60, id: 40 } as const;
/** The score of a name that this file gives: above every match of the index. */
const ownNameScore = 400;
/**
 * The bonus of one of several words: above every score of a single word. A colour describes what another word
 * names, so its matches alone stay below those of any other word.
 */
const wordBonuses = { name: 900, color: 450 } as const;
/** Shorter beginnings of words, such as those of articles, say nothing about what is meant. */
const minBeginning = 4;
/** The factor for matches in another language than the requested one. */
const foreignShare = 0.7;

/**
 * Returns the best matches first, at most `designLimits.iconsShown`; without words, those that make good
 * heroes.
 */
export function searchIcons(query: string, language: PromptLanguage): DesignIcon[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const found = words.length === 0 ? findByEmoji(query) : findByWords(words, language);
  const shown = found ?? popular.filter((id) => hasIcon(id));
  return shown.slice(0, designLimits.iconsShown).map((id) => ({ id, label: labelOf(id, language) }));
}

/**
 * An emoji finds its own picture. One without a picture gives the popular ones, and unknown signs give
 * nothing.
 */
function findByEmoji(query: string): IconId[] | null {
  const signs = query.replace(/\s|\ufe0f/gu, '');
  if (signs === '') return null;
  const icon = loadWordIndex().emoji.get(signs);
  return icon !== undefined && hasIcon(icon) ? [icon] : [];
}

function findByWords(words: readonly string[], language: PromptLanguage): IconId[] {
  const phrase = ranked(scoresOf(words, language));
  if (words.length < 2) return phrase;
  const known = new Set(phrase);
  return [...phrase, ...ranked(scoresOfEach(words, language)).filter((icon) => !known.has(icon))];
}

/**
 * Scores illustrations that the words name one by one. Each further word counts more than how well one fits,
 * so that what fits all of them comes first; a word that names nothing, such as an article, takes nothing
 * away. Only the last word may be half typed.
 */
function scoresOfEach(words: readonly string[], language: PromptLanguage): Map<IconId, number> {
  const sums = new Map<IconId, number>();
  for (const word of new Set(words)) {
    const isColor = colorsOf(word, grammarOf(language)).length > 0;
    const bonus = isColor ? wordBonuses.color : wordBonuses.name;
    const complete = scoresOf([word], language, namesWord);
    const mayBegin = word === words.at(-1) || word.length >= minBeginning;
    const scores = complete.size > 0 || !mayBegin ? complete : scoresOf([word], language);
    for (const [icon, score] of scores) sums.set(icon, (sums.get(icon) ?? 0) + bonus + score);
  }
  return sums;
}

/** Whether the words stand in a name as they are, not as the beginning of longer ones. */
const namesWord = (name: string, words: string) => ` ${name} `.includes(` ${words} `);

/** Scores the illustrations that the words name together. */
function scoresOf(
  words: readonly string[],
  language: PromptLanguage,
  fits: (name: string, words: string) => boolean = () => true,
): Map<IconId, number> {
  const scores = new Map<IconId, number>();
  const typedWords = words.join(' ');
  for (const one of promptLanguages) {
    const share = one === language ? 1 : foreignShare;
    const singulars = words.map((word) => singular(word, one)).join(' ');
    for (const [name, icons] of loadWordIndex().namesIn(one)) {
      const match = matchOf(name, singulars, typedWords);
      if (match === 0 || !(fits(name, singulars) || fits(name, typedWords))) continue;
      for (const { icon, score } of icons) raise(scores, icon, (match + score) * share);
    }
    for (const [icon, score] of countriesNamed(typedWords, one)) raise(scores, icon, score * share);
    for (const [icon, names] of Object.entries(otherNames[one])) {
      const isNamed = names.some((name) => name === typedWords || name === singulars);
      if (isNamed) raise(scores, icon, ownNameScore * share);
    }
  }
  const typedId = words.join('-');
  if (hasIcon(typedId)) raise(scores, typedId, bonuses.whole + bonuses.id);
  return scores;
}

/** The known illustrations, best first. */
function ranked(scores: ReadonlyMap<IconId, number>): IconId[] {
  return [...scores]
    .filter(([icon]) => hasIcon(icon))
    .map(([icon, score]) => ({
      icon,
      score: unfitIcons.has(icon) || framedIcons.has(icon) ? score - 50 : score,
    }))
    .sort((a, b) => b.score - a.score || (a.icon < b.icon ? -1 : 1))
    .map(({ icon }) => icon);
}

/**
 * Scores how well a name of the index (in the singular) fits: the whole, its beginning, or words inside it.
 */
function matchOf(name: string, singulars: string, typed: string): number {
  if (name === singulars || name === typed) return bonuses.whole;
  if (name.startsWith(singulars)) return bonuses.begins;
  if (` ${name}`.includes(` ${singulars}`)) return bonuses.word;
  return 0;
}

function raise(scores: Map<IconId, number>, icon: IconId, score: number): void {
  if (score > (scores.get(icon) ?? 0)) scores.set(icon, score);
}

const labels = new Map<PromptLanguage, Map<IconId, string>>();

/** Returns an illustration's label: its name as people write it, or as it is found, or its id as words. */
function labelOf(id: IconId, language: PromptLanguage): string {
  let known = labels.get(language);
  if (!known) {
    known = namesOf(language);
    labels.set(language, known);
  }
  const country = countryName(id, language);
  if (country !== null) return country;
  const label = grammarOf(language).iconIdsAreWords
    ? undefined
    : (writtenLabel(id, language) ?? otherNames[language][id]?.[0] ?? known.get(id));
  return label ?? id.replaceAll('-', ' ');
}

function namesOf(language: PromptLanguage): Map<IconId, string> {
  const best = new Map<IconId, { name: string; score: number }>();
  for (const [name, icons] of loadWordIndex().namesIn(language)) {
    for (const { icon, score } of icons) {
      if (score > (best.get(icon)?.score ?? 0)) best.set(icon, { name, score });
    }
  }
  return new Map([...best].map(([icon, { name }]) => [icon, name]));
}

/** What creators put on thumbnails. */
const popular: readonly IconId[] = [
  ...['man-reacts-shocked', 'woman-reacts-amazed', 'woman-reacts-scared', 'man-reacts-laughing'],
  ...['money-bag', 'money-with-wings', 'fire', 'rocket', 'trophy'],
  ...[
    'skull',
    'ghost',
    'alien',
    'robot',
    'zombie',
    'ninja',
    'detective',
    'crown',
    'gem-stone',
    'coin',
    'bomb',
  ],
  ...['collision', 'warning', 'red-heart', 'broken-heart', 'light-bulb', 'brain', 'eyes', 'flexed-biceps'],
  ...[
    'shark',
    'lion',
    'tiger-face',
    'dragon',
    't-rex',
    'octopus',
    'wolf',
    'gorilla',
    'cat-sitting',
    'dog-sitting',
  ],
  ...['video-game', 'joystick', 'laptop', 'mobile-phone', 'camera', 'headphone', 'microphone', 'guitar'],
  ...['racing-car', 'motorcycle', 'airplane', 'helicopter', 'ship', 'bicycle', 'locomotive', 'automobile'],
  ...[
    'soccer-ball',
    'basketball',
    'boxing-glove',
    'sports-medal',
    'person-lifting-weights',
    'person-running',
  ],
  ...['hamburger', 'pizza', 'french-fries', 'birthday-cake', 'doughnut', 'cup-with-straw', 'red-apple'],
  ...['volcano', 'globe-showing-americas', 'desert-island', 'house', 'castle', 'tent', 'snowflake', 'sun'],
  ...[
    'gift',
    'hourglass-done',
    'alarm-clock',
    'magnifying-glass-tilted-left',
    'locked',
    'key',
    'crossed-swords',
  ],
];
