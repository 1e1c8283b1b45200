/** Chooses the arrangement of a design. Pure: the same understanding, style and seed give the same recipe. */
import type { DesignInput } from '../design-input.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { stressHook } from '../language/headline/stress-hook.ts';
import { arrange } from '../layout/arrange.ts';
import type { Arrangement } from '../layout/arrangement.ts';
import { type MeasuredFaultId, measureArrangement } from '../layout/measured-faults.ts';
import type { Recipe } from '../recipe.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import type { Understanding } from '../understanding.ts';
import { alternativeOf } from './alternatives.ts';
import { type Attempt, type Composition, composeRecipe, firstAttempt } from './compose-recipe.ts';
import { isFunctionWord } from './narrow-emphasis.ts';

/** How much a fault weighs against others: words over a hero are worse than a line that is a little low. */
const weights: Record<MeasuredFaultId, number> = {
  'rule-broken': 8,
  'corner-used': 6,
  'headline-over-hero': 5,
  'hero-cut': 4,
  'empty-region': 3,
  'void-in-the-middle': 3,
  'small-line': 2,
  'hook-not-largest': 2,
  'same-hero-twice': 0,
};

/**
 * Composes a recipe. If its arrangement has a measured fault, tries the other layouts, then the usual
 * arrangement in place of the style's own, then a shorter headline with the same hook, and takes the first
 * without a fault, else the one with the least.
 */
export function composeBest(read: Understanding, input: DesignInput): Composition {
  const understood = alternativeOf(read, input);
  let best: { composition: Composition; faults: number } | null = null;
  for (const { understanding, attempt, isLossy } of attempts(understood, input)) {
    // Words are dropped for a bad fault alone: "watering your plants" is no "stop watering your plants".
    if (isLossy && best !== null && best.faults <= worthWords) break;
    const composition = composeRecipe(understanding, input, attempt);
    const faults = weigh(composition.recipe);
    if (best === null || faults < best.faults) best = { composition, faults };
    if (faults === 0) break;
  }
  if (best === null) throw new RangeError('there is always a first attempt');
  return best.composition;
}

function weigh(recipe: Recipe): number {
  const arrangement = arrange(recipe, drawnStyle(recipe));
  const faults = measureArrangement(arrangement).reduce((sum, { id }) => sum + weights[id], 0);
  // Another layout would show one of many, or one of two.
  const mayMove = recipe.relation === undefined;
  return faults + (mayMove && hookInFeed(arrangement) < readAtOnce ? lowHook : 0);
}

/** A hook lower than this many pixels in a feed is no fault, but another arrangement may do better. */
const readAtOnce = 13;
const lowHook = 0.5;

function hookInFeed({ texts, width }: Arrangement): number {
  const hooks = texts
    .filter(({ role }) => role === 'headline')
    .flatMap(({ lines }) => lines.filter(({ emphasis }) => emphasis));
  return hooks.length === 0 ? readAtOnce : (Math.max(...hooks.map(({ ink }) => ink.height)) * 168) / width;
}

function* attempts(
  understood: Understanding,
  { prompt, alternative = 0 }: DesignInput,
): Generator<{ understanding: Understanding; attempt: Attempt; isLossy: boolean }> {
  // The other designs of a generation have the other layouts already: two of one kind would look alike.
  const others = alternative > 0 ? [] : [1, 2].map((layout) => ({ layout, isOwn: true }));
  const usual = [0, 1].map((layout) => ({ layout, isOwn: false }));
  for (const attempt of [firstAttempt, ...others, ...usual])
    yield { understanding: understood, attempt, isLossy: false };
  const shorter = withShorterHeadlines(understood, prompt);
  for (const isLossy of [false, true])
    for (const understanding of shorter.filter((one) => dropsMeaning(understood, one) === isLossy))
      for (const attempt of [firstAttempt, ...usual]) yield { understanding, attempt, isLossy };
}

/** Up to this weight a fault is no reason to leave words out. */
const worthWords = 3;

/** Whether more than articles and the like is left out. */
function dropsMeaning({ headline: whole }: Understanding, { headline: short }: Understanding): boolean {
  const kept = new Set(short.value.join(' ').split(' '));
  return whole.value
    .join(' ')
    .split(' ')
    .some((word) => !kept.has(word) && !isFunctionWord(word));
}

/** The understanding with each alternative headline that is shorter and has the hook, the best first. */
function withShorterHeadlines(understood: Understanding, prompt: string): Understanding[] {
  const { headline, language } = understood;
  const context = { prompt, heroWords: new Set<string>(), grammar: grammarOf(language) };
  const length = lengthOf(headline.value);
  const hook = understood.emphasis === null ? '' : (headline.value[understood.emphasis] ?? '');
  return headline.runnersUp
    .filter(({ value }) => value.length > 0 && lengthOf(value) < length && value.join(' ').includes(hook))
    .map(({ value, confidence, reason }) => {
      const { lines, emphasis } = stressHook(value, context);
      return {
        ...understood,
        headline: { value: lines, confidence, reason, runnersUp: headline.runnersUp },
        emphasis,
      };
    });
}

const lengthOf = (lines: readonly string[]) => lines.join(' ').length;
