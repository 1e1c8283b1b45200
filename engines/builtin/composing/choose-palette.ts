import { type NamedColor, namedColors } from '../language/grammar/colors.ts';
import type { Palette } from '../recipe.ts';
import type { SceneMood } from '../scenes/scene.ts';
import type { Style } from '../styles/style.ts';
import { distance, minDistance } from './color-distance.ts';

const isNamed = (word: string): word is NamedColor => Object.hasOwn(namedColors, word);

/** Returns `#rrggbb` for a colour word or a hex value; null for anything else. */
export function hexOfColor(word: string): string | null {
  const lower = word.trim().toLowerCase();
  if (isNamed(lower)) return namedColors[lower];
  return /^#[0-9a-f]{6}$/.test(lower) ? lower : null;
}

/** Earlier accents are more typical of the style: a later one must stand out clearly more to be taken. */
const rankCost = 42;

/**
 * Returns the scene mood's colours, with the accent that the prompt names, or the style's accent that stands
 * out most from the scene.
 * @param requested colour words or `#rrggbb`; others are ignored
 * @param alternative which of several designs this is, from 0: each takes the next accent that stands out
 */
export function choosePalette(
  mood: SceneMood,
  style: Style,
  requested: readonly string[],
  alternative = 0,
): Palette {
  const { colors } = mood;
  const contrast = (color: string) =>
    Math.min(distance(color, colors.primary), distance(color, colors.secondary), 260);
  const named = requested
    .map(hexOfColor)
    .filter((color) => color !== null)
    .filter((color) => contrast(color) >= minDistance && distance(color, colors.shadow) >= minDistance);
  const accents = named.length > 0 ? named : style.accents;
  const ranked = accents
    .map((color, rank) => ({ color, score: contrast(color) - rank * rankCost }))
    .sort((a, b) => b.score - a.score);
  const clear = ranked.filter(({ color }, rank) => rank === 0 || contrast(color) >= minDistance);
  // The fourth design repeats the layout of the first, so it takes another accent.
  const turn = alternative === 3 && clear.length <= 3 ? 1 : alternative;
  return { ...colors, accent: clear[turn % clear.length]?.color ?? colors.accent };
}
