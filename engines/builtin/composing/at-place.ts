/** A place that is the scene of a picture without words: a market, a harbour, an old town. */
import { findPlace, showsIcon } from '../language/places.ts';
import { fold } from '../language/text.ts';
import { scenes } from '../scenes/scenes.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import type { ChosenScene } from './choose-scene.ts';

/** From this confidence on a runner-up is the subject instead of what the place shows by itself. */
const surely = 0.6;

/** Chooses the place that the prompt names; what it shows by itself is no thing in it. */
export function withPlace(understood: Understanding, prompt: string): Understanding {
  const found = findPlace(fold(prompt));
  if (!found) return understood;
  const { hero, stickers, scene } = understood;
  const isShown = (icon: IconId | null) => showsIcon(found, icon);
  const other = hero.runnersUp.find(
    ({ value, confidence }) => value !== null && !isShown(value) && confidence >= surely,
  );
  const subject = isShown(hero.value) ? (other ?? { ...hero, value: null }) : hero;
  return {
    ...understood,
    hero: { ...hero, ...subject, runnersUp: hero.runnersUp.filter(({ value }) => !isShown(value)) },
    secondHero: isShown(understood.secondHero) ? null : understood.secondHero,
    stickers: stickers.filter((icon) => !isShown(icon) && icon !== subject.value),
    scene: { ...scene, value: found.scene, confidence: 0.96, reason: 'the prompt says which place it is' },
    relation: isShown(understood.relation?.other ?? null) ? null : (understood.relation ?? null),
  };
}

/** The place's own mood where the prompt says it: the ground of Mars. */
export function inPlacesMood(chosen: ChosenScene, prompt: string): ChosenScene {
  const found = findPlace(fold(prompt));
  const mood =
    found?.mood !== undefined && found.scene === chosen.id
      ? scenes[chosen.id].moods.find(({ name }) => name === found.mood)
      : undefined;
  return mood ? { ...chosen, mood } : chosen;
}
