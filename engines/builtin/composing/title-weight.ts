/** Titles of weight that is lost or gained: the scales, with the figure as their number. */
import { fold } from '../language/text.ts';
import type { Understanding } from '../understanding.ts';

const weight =
  /\b(?:lost|lose|losing|gained|gain|drop(?:ped)?|perdi|perdeu|perder|perdendo|emagreci|emagrecer|emagreceu|eliminei|engordei|baje|bajar|bajo|adelgace|adelgazar|subi|engorde) (?:de )?(?:\d[\d.,]* )?(?:pounds?|lbs?|kgs?|kilos?|quilos?|weight|peso|libras?)\b|\b(?:lost|lose|perdi|emagreci|baje|adelgace) \d+ ?(?:kg|lb)s?\b/;
/** What only says how: exercise and food. */
const means =
  /^(?:person-lifting-weights|flexed-biceps|dumbbell|full-plate|running-shoe|pound-banknote|balance-scale|figure-.*-(?:lifting|running|squatting|situps))$/;

/** Returns a title of lost weight with the scales, unless another thing is what it is of. */
export function withScales(understanding: Understanding, prompt: string): Understanding {
  const { hero, layout, scene } = understanding;
  if (layout.value === 'versus' || layout.value === 'before-after' || !weight.test(fold(prompt)))
    return understanding;
  if (hero.value !== null && !means.test(hero.value)) return understanding;
  const { runnersUp, ...was } = hero;
  return {
    ...understanding,
    hero: {
      value: 'bathroom-scale',
      confidence: 0.9,
      reason: 'the title is of lost weight',
      runnersUp: was.value === null ? runnersUp : [was, ...runnersUp],
    },
    layout: layout.value === 'typography' ? { ...layout, value: 'hero-right' } : layout,
    scene: hero.value === null ? { ...scene, value: 'gym', confidence: 0.7 } : scene,
    states: [],
    relation: null,
    secondHero: null,
  };
}
