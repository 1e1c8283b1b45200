import { edit, type Facts, type ReadEdit, type Reading } from './clause-facts.ts';
import { has } from './words.ts';

/** Flip, rotate, crop, zoom and border. */
export function readShape(facts: Facts): Reading | null {
  const { text, lexicon, hasMask } = facts;
  const { verbs, things, places, edits } = lexicon;
  const whole = (shape: ReadEdit): Reading | null =>
    hasMask ? { obstacles: ['not-in-mask'] } : { edits: [shape] };
  const isTurn = has(verbs.turn, text);
  if (has(edits.get('flip') ?? /$^/, text) && !/\d/.test(text)) {
    const axis = has(places.vertical, text) ? 'vertical' : 'horizontal';
    return whole(edit(facts, 'flip', { axis, scope: 'all' }));
  }
  if (isTurn) return whole(edit(facts, 'rotate', { degrees: degreesOf(facts), scope: 'all' }));
  const isCut = has(verbs.cut, text);
  if (isCut && has(things.subject, text) && !has(things.square, text)) {
    return whole(edit(facts, 'remove-background', { scope: 'all' }));
  }
  const shape = shapeOf(facts);
  if (shape && (isCut || facts.rest === '')) return whole(edit(facts, 'crop', { shape, scope: 'all' }));
  if (isCut) return whole(edit(facts, 'zoom', { scope: 'all' }));
  return null;
}

function degreesOf({ text, lexicon }: Facts): 90 | 180 | 270 {
  const degrees = Number(/\b(90|180|270)\b/.exec(text)?.[1] ?? 90);
  if (has(lexicon.places.upsideDown, text) || degrees === 180) return 180;
  return has(lexicon.places.left, text) || degrees === 270 ? 270 : 90;
}

function shapeOf({ text, lexicon: { things } }: Facts): readonly [number, number] | undefined {
  const typed = /(?<!\d)(\d{1,2}) ?[:x] ?(\d{1,2})(?!\d)/.exec(text);
  if (typed && Number(typed[1]) > 0 && Number(typed[2]) > 0) return [Number(typed[1]), Number(typed[2])];
  if (has(things.square, text)) return [1, 1];
  if (has(things.upright, text)) return [9, 16];
  return has(things.wide, text) ? [16, 9] : undefined;
}
