/** A field of flowers, grain or vines as the ground of a picture without words. */
import { findField } from '../language/fields.ts';
import { fold } from '../language/text.ts';
import type { Understanding } from '../understanding.ts';

/** From this confidence on a runner-up stands in the field instead of one of its plants. */
const surely = 0.6;

/**
 * Puts the field that the prompt names below everything: a single plant is then no subject, and whatever
 * else the prompt names stands in it.
 */
export function withField(understood: Understanding, prompt: string): Understanding {
  const found = findField(fold(prompt));
  if (!found) return understood;
  const { hero, stickers, scene } = understood;
  const isPlant = (icon: string | null) => icon !== null && found.plants.test(icon);
  const other = hero.runnersUp.find(
    ({ value, confidence }) => value !== null && !isPlant(value) && confidence >= surely,
  );
  const subject = isPlant(hero.value) ? (other ?? { ...hero, value: null }) : hero;
  return {
    ...understood,
    hero: { ...hero, ...subject, runnersUp: hero.runnersUp.filter(({ value }) => !isPlant(value)) },
    secondHero: isPlant(understood.secondHero) ? null : understood.secondHero,
    stickers: [found.field, ...stickers.filter((icon) => !isPlant(icon) && icon !== subject.value)].slice(
      0,
      3,
    ),
    scene: { ...scene, value: 'meadow', confidence: 0.96, reason: 'the prompt says which field it is' },
    relation: isPlant(understood.relation?.other ?? null) ? null : (understood.relation ?? null),
  };
}
