/** A style in a picture without words, whose things stand in their surroundings. */
import { namesPlaceClearly } from '../composing/guess-hero.ts';
import type { Recipe } from '../recipe.ts';
import { inSceneLook } from './scene-looks.ts';
import type { Style } from './style.ts';

/** Light around a thing that stands out from words would look pasted on where it stands in a place. */
const glowInPlace = 0.15;
const rimsInPlace = 0.5;
/** The most that a place is blurred, in units, which the prompt names: it must be recognised. */
const blurOfPlace = 4;
/** What falls through the air of a title's scene hides a landscape. */
const hidesPlace: ReadonlySet<Style['foreground']> = new Set(['dust', 'confetti']);

/**
 * Returns a style as it draws a picture without words: things are lit and shaded by the place that they stand
 * in, and nothing is put between them and a place that the prompt names.
 */
export function stagedStyle(
  own: Style,
  { staging, choices, shot }: Pick<Recipe, 'staging' | 'choices' | 'shot'>,
): Style {
  if (staging !== 'scene' || own.transparent) return own;
  const style = shot?.inLook ? inSceneLook(own) : own;
  const { hero } = style;
  const isNamed = namesPlaceClearly(choices);
  return {
    ...style,
    sceneBlur: isNamed ? Math.min(style.sceneBlur, blurOfPlace) : style.sceneBlur,
    foreground: hidesPlace.has(style.foreground) ? 'none' : style.foreground,
    hero: {
      ...hero,
      // Its shadow lies on the ground, not on the sky behind it.
      shadow: hero.shadow === 'long' ? 'long' : 'none',
      rims: hero.rims.map((rim) => ({ ...rim, strength: rim.strength * rimsInPlace })),
      glow: { ...hero.glow, strength: hero.glow.strength * glowInPlace },
      // A halo is only light.
      backdrop: isNamed && hero.backdrop !== 'halo' ? 'none' : hero.backdrop,
    },
  };
}
