import { colors as hexOf } from '../plan.ts';
import {
  edit,
  type Facts,
  isBlurring,
  isObject,
  namedEdits,
  needsMask,
  type Reading,
} from './clause-facts.ts';
import { has } from './words.ts';

/** "Make it red", of a marked part. */
export function readRecolour(facts: Facts): Reading | null {
  const { text, lexicon, hasMask, colors } = facts;
  const isAsked = has(lexicon.verbs.change, text) || has(lexicon.verbs.make, text);
  const isOther = has(lexicon.verbs.fill, text) || has(lexicon.things.background, text);
  return hasMask && colors.length > 0 && isAsked && !isOther ? { edits: [edit(facts, 'recolour')] } : null;
}

/** A background of one colour or of a gradient. */
export function readBackground(facts: Facts): Reading | null {
  const { text, lexicon, hasMask, colors } = facts;
  if (!has(lexicon.things.background, text) || isBlurring(text, lexicon)) return null;
  const isGradient = has(lexicon.things.gradient, text);
  if (colors.length === 0 && !isGradient) return null;
  const named = namedEdits(facts).filter(({ kind }) => !['outline', 'glow', 'neon'].includes(kind));
  if (named.length > 0) return null;
  if (hasMask) return { edits: [edit(facts, 'fill')] };
  const chosen = isGradient && colors.length === 0 ? [hexOf.purple, hexOf.blue] : undefined;
  return { edits: [edit(facts, 'replace-background', { scope: 'all', ...(chosen && { colors: chosen }) })] };
}

export function readFill(facts: Facts): Reading | null {
  const { text, lexicon, hasMask, colors } = facts;
  if (!has(lexicon.verbs.fill, text)) return null;
  if (colors.length === 0) return hasMask ? { edits: [edit(facts, 'remove')] } : null;
  return hasMask ? { edits: [edit(facts, 'fill')] } : needsMask;
}

/** Nothing but a colour. */
export function readColor(facts: Facts): Reading | null {
  const { text, lexicon, hasMask, colors, rest } = facts;
  if (colors.length === 0) return null;
  if (hasMask) return { edits: [edit(facts, 'recolour')] };
  if (facts.isAdding && rest !== '') return null;
  const isOfTones = has(lexicon.things.tones, text) || facts.saysScope || rest === '';
  return isOfTones && (rest === '' || !isObject(text, lexicon, rest))
    ? { edits: [edit(facts, 'tint')] }
    : needsMask;
}
