/** Reads who does what to whom, and in which state the hero is. */

import type { StateId } from '../catalogue.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import type { Candidate } from './candidate.ts';
import type { Grammar } from './grammar/grammar.ts';
import { anyOf, wholeOf, wordsOf } from './grammar/lexicon.ts';
import { stateWordNames } from './grammar/story-words.ts';
import { fold } from './text.ts';
import { type Token, tie } from './tokens.ts';

type Relation = NonNullable<Understanding['relation']>;

const between = (
  ['chases', 'flees', 'hits', 'beside', 'inside', 'behind', 'on', 'holds', 'meets'] as const
).map((kind) => ({ kind, words: anyOf(({ story }) => story[kind]) }));
const prepositions: ReadonlySet<string> = new Set(['inside', 'behind', 'on', 'holds', 'beside']);
const fillWords = wholeOf(({ story }) => story.fills);
const andWords = anyOf(({ story }) => story.and);
const manyWords = anyOf(({ story }) => story.many);
const onlyWords = anyOf(({ story }) => story.onlyBefore);
const giantWords = anyOf(({ story }) => story.giant);
const tinyWords = anyOf(({ story }) => story.tiny);
const stateWords = stateWordNames.map((state) => ({
  state,
  words: anyOf(({ story }) => story.states[state]),
}));

/** What a person can look out of or stand behind. */
const covers: ReadonlySet<IconId> = new Set([
  'door',
  'window',
  'elevator',
  'books',
  'bookshelf',
  'brick-wall',
  'refrigerator',
  'deciduous-tree',
  'evergreen-tree',
  'rock',
  'package',
  'brick',
  'couch-and-lamp',
  'house',
  'house-with-garden',
  'television',
  'bed',
]);
/** What holds other things: a vase of sunflowers, a bowl of fruit. */
const containers: ReadonlySet<IconId> = new Set([
  'amphora',
  'bowl-with-spoon',
  'basket',
  'bucket',
  'jar',
  'teacup-without-handle',
  'wine-glass',
  'shopping-cart',
  'bathtub',
  'hot-tub',
]);
/** From this confidence on a second thing is drawn as an actor. */
const actsFrom = 0.75;
const pairNumbers: ReadonlySet<string> = wordsOf('pairs');
/** From this count on a thing is shown as a heap. */
const heapFrom = 12;
/** Weather, light and signs: they surround an actor, and are never one. */
const surroundings =
  /^(cloud.*|sun(-.*)?|sunrise.*|sunset|fire|snowflake|droplet|water-wave|money-bag|money-with-wings|dollar.*|coin|stopwatch|.*calendar|.*clock|light-bulb|glowing-star|star|sparkles|high-voltage|chart-.*|full-moon.*|crescent-moon|hundred-points|red-heart|speech-balloon|eyes|luggage|ringed-planet|evergreen-tree|deciduous-tree|palm-tree|mountain|snow-capped-mountain|rainbow|derelict-house|tornado|hole|collision)$/;

/** Returns whether an illustration shows weather, light or a sign rather than a thing. */
export const surrounds = (icon: IconId): boolean => surroundings.test(icon);

/** Returns whether a word only says in which state something is: it is drawn as the state, not as a thing. */
export function namesState(words: string): boolean {
  return stateWords.some(({ words: pattern }) => pattern.test(fold(words)));
}

/** What is frightening by itself, and would only be hard to see in the dark. */
const alarming =
  /^(ghost|skull|person-zombie|person-vampire|goblin|ogre|clown-face|bat|headstone|coffin|jack-o-lantern)$/;

/** States that only the words beside the hero give it: "lose weight fast", "the secret of …". */
const ofHeroOnly: ReadonlySet<StateId> = new Set(['fast', 'secret', 'old', 'golden']);

/** States of things only: a cat in two halves or with cracks is no picture to publish. */
const ofThingsOnly: ReadonlySet<StateId> = new Set(['abandoned', 'broken', 'burning', 'old']);

/** A country that bans something is not banned, and one's secret is not that it is hidden. */
const ofCountries: ReadonlySet<StateId> = new Set(['broken', 'burning', 'frozen']);

/** What an object of a verb begins with. */
const objectTags: ReadonlySet<string> = new Set(['determiner', 'possessive', 'noun']);

/** How far around a thing its describing words stand. */
const near = { before: 3, after: 3 };

function wordsAround(tokens: readonly Token[], start: number, end: number): string {
  let from = start;
  while (from > 0 && from > start - near.before && !tokens[from - 1]?.endsPart) from--;
  let to = end;
  while (to < tokens.length && to < end + near.after && !tokens[to - 1]?.endsPart) to++;
  return textOf(tokens.slice(from, to));
}

const textOf = (tokens: readonly Token[]) =>
  tokens.map(({ folded }) => folded.replaceAll(tie, ' ')).join(' ');

/** "100 sobres", "thousands of ants", "only potatoes": the thing is many. */
function isMany({ mention }: Candidate, tokens: readonly Token[]): boolean {
  if (mention.kind !== 'thing' && mention.kind !== 'being') return false;
  const last = tokens[mention.end - 1];
  if (!last || !/s$/.test(last.folded)) return false;
  const before = tokens.slice(Math.max(0, mention.start - 2), mention.start);
  const number = before.find(({ tag }) => tag === 'number');
  if (number) {
    const value = Number(number.folded.replace(/[.,](?=\d{3})/g, ''));
    return /^[\d.,]+$/.test(number.folded) && value >= heapFrom;
  }
  const words = textOf(before);
  return manyWords.test(words) || (onlyWords.test(words) && mention.kind === 'thing');
}

/** Steps are counted, and a heap of feet is no walk. */
const isCountOnly = (icon: IconId) => icon === 'footprints';

/** "Two wolves": both are shown. */
function isPair({ mention }: Candidate, tokens: readonly Token[]): boolean {
  if (mention.kind !== 'being') return false;
  const before = tokens.slice(Math.max(0, mention.start - 2), mention.start);
  return before.some(({ tag, folded }) => tag === 'number' && pairNumbers.has(folded));
}

function isActor({ icon, confidence, mention }: Candidate): boolean {
  const isVisible = mention.kind === 'being' || mention.kind === 'thing';
  return isVisible && confidence >= actsFrom && mention.source !== 'verb' && !surroundings.test(icon);
}

/**
 * Returns what the hero does. Two creatures of one sentence always meet; a thing acts only where the words
 * between say how.
 */
export function relationOf(
  candidates: readonly Candidate[],
  hero: IconId | null,
  tokens: readonly Token[],
): Relation | null {
  const first = candidates.find(({ icon }) => icon === hero);
  if (!first) return null;
  if (isMany(first, tokens) && !isCountOnly(first.icon)) return { kind: 'many', other: null };
  if (isPair(first, tokens)) return { kind: 'meets', other: first.icon };
  if (!isActor(first)) return null;
  for (const second of candidates) {
    const isFruit = containers.has(first.icon) && second.confidence >= actsFrom;
    // "Filhotes de cachorro": one animal in two words.
    const isSame = nameOf(second.icon) === nameOf(first.icon);
    if (second === first || isSame || !(isActor(second) || isFruit)) continue;
    const isFirst = first.mention.start < second.mention.start;
    const [a, b] = isFirst ? [first, second] : [second, first];
    const kind = kindBetween(a, b, tokens);
    // Whatever is no actor can only be in a vessel.
    if (kind === null || (!isActor(second) && kind !== 'holds')) continue;
    // The layouts put the hero first. Where the other one acts, the two change roles.
    const swapped = { chases: 'flees', flees: 'chases' } as const;
    if (isFirst) return { kind, other: second.icon };
    // Flowers in a vase: the vase is at the foot of them.
    if (kind === 'holds') return { kind: 'inside', other: second.icon };
    if (kind === 'chases' || kind === 'flees') return { kind: swapped[kind], other: second.icon };
    if (kind === 'meets') return { kind, other: second.icon };
  }
  return null;
}

const nameOf = (icon: IconId) => icon.replace(/-face$/, '');

function kindBetween(a: Candidate, b: Candidate, tokens: readonly Token[]): Relation['kind'] | null {
  const words = textOf(tokens.slice(a.mention.end, b.mention.end));
  const joint = textOf(tokens.slice(a.mention.end, b.mention.start));
  // A preposition counts only right before the second: "a castle on a hill with a dragon".
  const close = textOf(tokens.slice(Math.max(a.mention.end, b.mention.start - 4), b.mention.end));
  if (containers.has(a.icon) && fillWords.test(joint)) return 'holds';
  const beings = [a, b].filter(({ mention }) => mention.kind === 'being').length;
  const found = between.find(({ kind, words: pattern }) =>
    pattern.test(prepositions.has(kind) ? close : words),
  )?.kind;
  if (tokens.slice(a.mention.end, b.mention.start).some(({ endsPart }) => endsPart) && beings < 2)
    return null;
  // A window is in the wall behind: only its sill carries a figure.
  if (b.icon === 'window' && found !== 'on' && found !== 'behind') return null;
  switch (found) {
    case 'behind':
      return covers.has(b.icon) ? 'behind' : null;
    case 'hits':
    case 'beside':
      return 'meets';
    case 'chases':
    case 'flees':
    case 'inside':
      return found;
    case 'on':
      // The scene has the couch already.
      return b.icon === 'couch-and-lamp' ? null : found;
    case 'holds':
      return beings > 0 ? 'meets' : null;
    case 'meets':
      return beings > 0 ? 'meets' : null;
    default:
      return beings === 2 || (beings > 0 && andWords.test(words)) ? 'meets' : null;
  }
}

/** "Without (a) phone", "sem açúcar": the thing is shown, and that it is not there. */
function isAbsent(tokens: readonly Token[], start: number, { absences }: Grammar): boolean {
  let at = start - 1;
  while (at > start - 3 && ['determiner', 'possessive', 'adjective'].includes(tokens[at]?.tag ?? '')) {
    if (absences.has(tokens[at]!.lower)) return true;
    at -= 1;
  }
  return absences.has(tokens[at]?.lower ?? '');
}

/** The states of the hero that the words around it name; those of the whole prompt where it has one thing. */
export function statesOf(
  hero: Candidate | undefined,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  grammar: Grammar,
): StateId[] {
  if (!hero) return [];
  const isAlone = candidates.filter(isActor).length <= 1;
  const words = isAlone ? textOf(tokens) : wordsAround(tokens, hero.mention.start, hero.mention.end);
  const around = wordsAround(tokens, hero.mention.start, hero.mention.end);
  // "My cat destroyed my couch": who breaks something is whole, and what comes after the verb is another's.
  const next = tokens[hero.mention.end];
  const follows = objectTags.has(tokens[hero.mention.end + 1]?.tag ?? '');
  const beside = textOf([
    ...tokens.slice(Math.max(0, hero.mention.start - 2), hero.mention.start),
    // Right before the hero: "ruined my sleep".
    ...tokens.slice(hero.mention.start, hero.mention.end),
    ...(next && !follows ? [next] : []),
  ]);
  // "Canada is broken": what is said of a country, and not what it does to something else.
  const verdict = tokens.findIndex(
    ({ tag }, at) => at >= hero.mention.end && tag !== 'auxiliary' && tag !== 'adverb',
  );
  const isOfAnother = objectTags.has(tokens[verdict + 1]?.tag ?? '');
  const said = verdict >= 0 && !isOfAnother ? (tokens[verdict]?.folded ?? '') : '';
  const isCreature = hero.mention.kind === 'being';
  const isPicturable = !isCreature && hero.mention.kind !== 'person' && hero.mention.kind !== 'emotion';
  if (isPicturable && isAbsent(tokens, hero.mention.start, grammar)) return ['banned'];
  const isCountry = hero.mention.kind === 'country';
  const states: StateId[] = stateWords
    .filter(({ state }) => !(isCreature && ofThingsOnly.has(state)))
    .filter(({ state }) => !isCountry || ofCountries.has(state))
    .filter(({ state, words: pattern }) => {
      // A penguin in the ice is not frozen, nor a cabin by a frozen lake; a frozen mammoth is.
      if (state === 'broken' || state === 'frozen') return pattern.test(isCountry ? said : beside);
      return pattern.test(ofHeroOnly.has(state) ? around : words);
    })
    .map(({ state }) => state);
  if (isCountry) return states;
  if (giantWords.test(around)) states.push('giant');
  else if (tinyWords.test(around)) states.push('tiny');
  const isScary = alarming.test(hero.icon);
  return states.filter((state) => !(isScary && state === 'scary')).slice(0, 2);
}

/** "Tiny house vs giant mansion": how large each side is shown. */
export function sizesOf(left: string, right: string): [number, number] | null {
  const shareOf = (text: string) => (tinyWords.test(fold(text)) ? tinyShare : 1);
  const [first, second] = [shareOf(left), shareOf(right)];
  if (first !== second) return [first, second];
  const isLeftGiant = giantWords.test(fold(left));
  if (first < 1 || isLeftGiant === giantWords.test(fold(right))) return null;
  return isLeftGiant ? [1, tinyShare + 0.1] : [tinyShare + 0.1, 1];
}

const tinyShare = 0.5;

/**
 * The states of a comparison's sides: "frozen pizza vs homemade pizza", and cheap against dear where both are
 * prices.
 */
export function sideStatesOf(left: string, right: string): { first: StateId[]; second: StateId[] } {
  const [cheap, dear] = [amountOf(left), amountOf(right)];
  if (cheap !== null && dear !== null && cheap !== dear) {
    const worn: StateId[] = ['old'];
    const rich: StateId[] = ['golden'];
    return cheap < dear ? { first: worn, second: rich } : { first: rich, second: worn };
  }
  const statesIn = (text: string) =>
    stateWords
      .filter(({ words }) => words.test(fold(text)))
      .map(({ state }) => state)
      .slice(0, 2);
  return { first: statesIn(left), second: statesIn(right) };
}

const price =
  /(?:r\$|us\$|[$€£])\s?([\d.,]+)|([\d.,]+)\s?(?:[$€£]|euros?|d[oó]lares|dollars?|reais|pesos|pounds|bucks|mil)/i;

function amountOf(text: string): number | null {
  const found = price.exec(text);
  const digits = (found?.[1] ?? found?.[2])?.replace(/[.,](?=\d{3})/g, '').replace(',', '.');
  return digits === undefined ? null : Number(digits);
}
