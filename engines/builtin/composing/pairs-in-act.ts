/**
 * What two do with each other, where they are drawn as one: two people, a person and an animal, two animals.
 */
import { togetherIn } from '../language/grammar/people/scene-actions.ts';
import { fold } from '../language/text.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { type LookName, lookOf } from '../own-drawings/figures/looks.ts';
import { type PairPoseName, pairName } from '../own-drawings/figures/pairs.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { poseIn } from './read-action.ts';
import { two } from './scene-words.ts';

/** What one does alone, and two do with each other. */
export const pairOf: Partial<Record<PoseName, PairPoseName>> = {
  dancing: 'dancing',
  bench: 'bench',
  examining: 'check-up',
  chess: 'chess-for-two',
  eating: 'dinner-for-two',
  coffee: 'coffee-for-two',
  cooking: 'baking-for-two',
  baking: 'baking-for-two',
  reading: 'reading-for-two',
  boxing: 'sparring',
};

/** What an animal does with others only as a friend: alone, it does it in its own way. */
const ofFriends: ReadonlySet<PairPoseName> = new Set<PairPoseName>([
  'dancing',
  'chess-for-two',
  'coffee-for-two',
  'sparring',
]);

const named = (text: string, understanding: Understanding, prompt: string): PairPoseName | null => {
  const together = togetherIn(text, understanding.language);
  if (together !== null) return together;
  const pose = poseIn(prompt, understanding.language);
  const pair = pose === null ? undefined : pairOf[pose];
  return pair !== undefined && ofFriends.has(pair) ? pair : null;
};

/** Who can be one of two: what has arms. */
export const armedLook = (icon: IconId): LookName | null =>
  creatureOf(icon) ?? (icon === 'robot' || icon === 'robot-walking' ? 'robot' : null);

/** What is held in arms rather than stands before one. */
const lap: ReadonlySet<string> = new Set([
  'cat',
  'black-cat',
  'dog',
  'rabbit',
  'mouse',
  'duck',
  'frog',
  'pig',
  'koala',
]);

/** Too large for arms, and no friend on two legs. */
const large: ReadonlySet<string> = new Set([
  'elephant',
  'horse',
  'cow',
  'donkey',
  'zebra',
  'hippopotamus',
  'crocodile',
]);

/**
 * Returns what a person does with an animal or a robot that is named beside them; null for nothing together.
 */
export function withAnimalIn(
  animal: IconId,
  understanding: Understanding,
  prompt: string,
): { look: LookName; pose: PairPoseName } | null {
  const look = armedLook(animal);
  if (look === null) return null;
  const pose = named(fold(prompt), understanding, prompt);
  const isOfArms = pose === 'hugging' || pose === 'kissing';
  if (pose === null || (isOfArms && (lap.has(look) || large.has(look)))) return null;
  return { look, pose };
}

/**
 * Returns the understanding with two animals, or one and whom it meets, as one drawing; null where they act
 * alone.
 */
export function asPair(
  understanding: Understanding,
  prompt: string,
  other: Parameters<typeof pairName>[1] | null,
): Understanding | null {
  const { hero, secondHero, stickers } = understanding;
  const look = hero.value === null ? null : (armedLook(hero.value) ?? lookOf(hero.value));
  if (hero.value === null || look === null) return null;
  const text = fold(prompt);
  const beside = secondHero === null ? (two.test(text) ? look : null) : armedLook(secondHero);
  const second = other ?? (beside && { look: beside, traits: [] });
  const pose = named(text, understanding, prompt);
  if (second === null || pose === null) return null;
  const { runnersUp, ...was } = hero;
  return {
    ...understanding,
    hero: {
      value: pairName({ look }, second, pose),
      confidence: 0.9,
      reason: 'two do it with each other',
      runnersUp: [was, ...runnersUp],
    },
    secondHero: null,
    relation: null,
    stickers: stickers.filter((one) => armedLook(one) === null && lookOf(one) === null),
  };
}
