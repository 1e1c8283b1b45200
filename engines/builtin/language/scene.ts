import type { Choice, Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import type { ConceptKind } from './concepts/concept.ts';
import { type SceneName, sceneNames } from './grammar/expressions.ts';
import { anyOf } from './grammar/lexicon.ts';
import type { Mention } from './mention.ts';
import type { NumberPhrase } from './number.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

const kindVote: Record<ConceptKind, number> = {
  place: 3,
  country: 3,
  thing: 2,
  topic: 1.7,
  being: 1.6,
  emotion: 1.1,
  person: 0.8,
  weak: 0.6,
};

/** What words that set the scene but cannot be drawn as a hero count. */
const sceneVotes: Readonly<Record<SceneName, number>> = {
  'city-night': 1.4,
  jungle: 4,
  forest: 2,
  desert: 3,
  snow: 2.6,
  ocean: 2.2,
  underwater: 4.6,
  space: 2,
  horror: 2.4,
  classroom: 1.6,
  'retro-grid': 1.4,
  explosion: 1.8,
  fire: 2.2,
  stadium: 1.6,
  kitchen: 2.2,
  tech: 1.5,
  'city-day': 1.2,
  'city-square': 3.2,
  'city-by-day': 3,
  sunburst: 2,
  mesh: 2,
  bokeh: 2,
  spotlight: 2,
  mountains: 2.2,
  money: 1.5,
  room: 2.2,
  gym: 2.6,
  court: 2.6,
  office: 2,
  street: 2.4,
  road: 2.4,
  cave: 3,
  hall: 2.2,
  lab: 2.4,
  beach: 3.4,
  river: 3.2,
  meadow: 3.1,
  library: 3.4,
  shop: 3.2,
};

/** A square, or a city by day, is the scene of a city with more certainty. */
const sceneOf = (name: SceneName): SceneId =>
  name === 'city-square' || name === 'city-by-day' ? 'city-day' : name;

const sceneWords = sceneNames.map((name) => ({
  scene: sceneOf(name),
  pattern: anyOf(({ scenes }) => scenes[name]),
  vote: sceneVotes[name],
}));

/** Scenes that are places one can be in. */
const places: ReadonlySet<SceneId> = new Set([
  'street',
  'beach',
  'room',
  'kitchen',
  'forest',
  'meadow',
  'river',
  'library',
  'shop',
  'office',
  'road',
]);

const streetWords = sceneWords.find(({ scene }) => scene === 'street');

/** From this weight on a word names the scene; below, it only hints at it. */
const namesSceneFrom = 2.6;

/** Returns whether a prompt names the scene explicitly. */
export function namesScene(foldedPrompt: string, scene: SceneId): boolean {
  return sceneWords.some(
    (row) => row.scene === scene && row.vote >= namesSceneFrom && row.pattern.test(foldedPrompt),
  );
}

const snowCovered = anyOf(({ snowCovers }) => snowCovers);

/** The same place after dark. */
const atNight: Partial<Record<SceneId, SceneId>> = { 'city-day': 'city-night' };

const neutralByMood: Record<Understanding['mood'], readonly SceneId[]> = {
  happy: ['sunburst', 'bokeh'],
  dark: ['spotlight', 'city-night'],
  angry: ['fire', 'explosion', 'spotlight'],
  calm: ['bokeh', 'mesh'],
  epic: ['spotlight', 'sunburst', 'explosion'],
  neutral: ['spotlight', 'mesh', 'bokeh', 'sunburst'],
};

/** A small stable hash, so that neutral prompts differ from each other and each keeps its scene. */
function stableHash(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** Returns a background that fits any subject, by mood; the prompt's hash picks among equals. */
export function neutralScene(mood: Understanding['mood'], prompt: string): SceneId {
  const neutral = neutralByMood[mood];
  return neutral[stableHash(prompt) % neutral.length]!;
}

interface Votes {
  total: number;
  reason: string;
}

interface SceneInput {
  mentions: readonly Mention[];
  tokens: readonly Token[];
  hero: IconId | null;
  mood: Understanding['mood'];
  light: Understanding['light'];
  foldedPrompt: string;
  number: NumberPhrase | null;
  locatives: ReadonlySet<string>;
  /** The prompt is about travelling: a country is then the setting. */
  isTravel: boolean;
  isVersus: boolean;
  /** The prompt describes a picture: its words say where it is, whatever its things belong to. */
  isDescribed: boolean;
}

function countVotes({
  mentions,
  tokens,
  hero,
  light,
  mood,
  foldedPrompt,
  locatives,
  isTravel,
  number,
  isDescribed,
}: SceneInput): Map<SceneId, Votes> {
  const votes = new Map<SceneId, Votes>();
  // "A street in the city": the city is seen from the street.
  const isStreet = streetWords?.pattern.test(foldedPrompt) ?? false;
  const vote = (named: SceneId, points: number, reason: string) => {
    const placed = isStreet && (named === 'city-day' || named === 'city-night') ? 'street' : named;
    // A crime in a city by day would look like a holiday.
    const isNight = light === 'night' || (mood === 'dark' && light === null);
    const scene = isNight ? (atNight[placed] ?? placed) : placed;
    const known = votes.get(scene);
    if (known) known.total += points;
    else votes.set(scene, { total: points, reason });
  };
  for (const mention of mentions) {
    if (!mention.scene) continue;
    let at = mention.start - 1;
    while (
      at >= 0 &&
      ['determiner', 'possessive', 'adjective', 'noun'].includes(tokens[at]!.tag) &&
      !tokens[at]!.endsPart
    )
      at--;
    const isPlaceOf = at >= 0 && locatives.has(tokens[at]!.lower);
    // "90 reais": a price, not a place.
    const isPrice = mention.scene === 'money' && tokens[mention.start - 1]?.tag === 'number' ? 0.3 : 1;
    // "Brasil vence a Argentina": teams, not places. "In the city" is one.
    const isName = /^\p{Lu}/u.test(tokens[mention.start]?.raw ?? '') || !isPlaceOf;
    const isLand =
      mention.kind === 'country' ||
      (mention.kind === 'place' && /^(luggage|statue-of-liberty|map-of-japan)$/.test(mention.icon));
    // "A horse in Brazil": the meadow of the horse, not the country's sea.
    const isOfOther = hero !== null && mention.icon !== hero && hero !== 'luggage';
    const isNation = isLand && (isOfOther || (isName && !isTravel)) ? 0.3 : 1;
    const weight =
      isNation * isPrice * (mention.icon === hero ? 1.45 : 1) * (isPlaceOf ? 1.5 : 1) * mention.match;
    // A word that names a place is that place, whatever scene its picture usually has: a jungle's palm tree.
    const named = sceneWords.find(({ pattern }) => pattern.test(fold(mention.words)))?.scene;
    const scene = named ?? mention.scene;
    vote(scene, kindVote[mention.kind] * weight, `"${mention.words.slice(0, 40)}" belongs there`);
  }
  // "Snowy forest": snow decides, whatever is under it.
  const snowed = snowCovered.exec(foldedPrompt);
  if (snowed) vote('snow', isDescribed ? 9 : 5, `the prompt says "${snowed[0]}"`);
  for (const { scene, pattern, vote: points } of sceneWords) {
    const match = pattern.exec(foldedPrompt);
    const share = isDescribed && places.has(scene) ? 1.6 : 1;
    if (match) vote(scene, points * share, `the prompt says "${match[0]}"`);
  }
  // A price, not a place.
  if (number?.sort === 'money')
    vote('money', votes.size === 0 ? 1 : 0.4, `the prompt names an amount of money`);
  return votes;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Returns the background that the prompt's words vote for, or a neutral one that suits its mood. */
export function chooseScene(input: SceneInput): Choice<SceneId> {
  const votes = [...countVotes(input)].sort(([, a], [, b]) => b.total - a.total);
  const sum = votes.reduce((total, [, { total: points }]) => total + points, 0);
  const rows = votes.map(([value, { total, reason }]) => ({
    value,
    confidence: rounded(Math.min(0.97, 0.45 + total * 0.08 + 0.25 * (total / sum))),
    reason,
  }));
  const fallbackRow = {
    value: neutralScene(input.mood, input.foldedPrompt),
    confidence: 0.4,
    reason: `neutral, for a ${input.mood} mood`,
  };
  const best = input.isVersus
    ? { value: 'split' as const, confidence: 0.95, reason: 'two sides are set against each other' }
    : votes[0] && votes[0][1].total >= 1
      ? rows[0]!
      : fallbackRow;
  const runnersUp = [...rows, fallbackRow].filter(({ value }) => value !== best.value).slice(0, 4);
  return { ...best, runnersUp };
}
