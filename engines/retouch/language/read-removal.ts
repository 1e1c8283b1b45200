import { edit, type Facts, isBlurring, namedEdits, needsMask, type Reading } from './clause-facts.ts';
import { has, spansOf } from './words.ts';

export function readRemoval(facts: Facts): Reading | null {
  const { text, lexicon, hasMask } = facts;
  const removing = spansOf(lexicon.verbs.remove, text)[0];
  const { things, measures } = lexicon;
  if (has(things.transparent, text) && (has(things.background, text) || removing)) {
    return hasMask ? { obstacles: ['not-in-mask'] } : { edits: [edit(facts, 'remove-background')] };
  }
  if (removing === undefined) return null;
  // "Brighter without …" removes nothing.
  if (namedEdits(facts).some(({ start }) => start < removing.start)) return null;
  const after = text.slice(removing.end);
  if (namedEdits(facts).some(({ kind }) => kind === 'denoise' || kind === 'desaturate')) return null;
  if (has(measures.noise, after)) return { edits: [edit(facts, 'denoise')] };
  if (has(lexicon.edits.get('blur') ?? /$^/, after) || has(measures.blur, after)) {
    return { edits: [edit(facts, 'sharpen')] };
  }
  if (hasMask) return { edits: [edit(facts, 'remove', { scope: 'all' })] };
  if (has(things.background, after) && !has(things.subject, after)) {
    return { edits: [edit(facts, 'remove-background', { scope: 'all' })] };
  }
  if (has(measures.saturation, after) && facts.rest === '')
    return { edits: [edit(facts, 'black-and-white')] };
  if (has(measures.shadow, after) && facts.rest === '') return { edits: [edit(facts, 'brighten')] };
  return readObstacle(facts) ?? needsMask;
}

/** What no engine without a model does. */
export function readObstacle(facts: Facts): Reading | null {
  const { text, lexicon, colors, clause } = facts;
  // "An arrow pointing at …" changes nobody's pose.
  const isMark = ['arrow', 'circle'].some((kind) => namedEdits(facts).some((one) => one.kind === kind));
  for (const [obstacle, pattern] of lexicon.obstacles) {
    if (isMark && obstacle === 'body') continue;
    if (!has(pattern, text)) continue;
    const isPlain = colors.length > 0 || has(lexicon.things.gradient, text);
    if (obstacle === 'new-place' && (isPlain || isBlurring(text, lexicon))) continue;
    if (obstacle === 'change-text' && clause.quotes.length > 0 && !has(lexicon.verbs.change, text)) continue;
    return { obstacles: [obstacle] };
  }
  return null;
}
