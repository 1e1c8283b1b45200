import type { Palette } from '../recipe.ts';
import type { SceneMood } from '../scenes/scene.ts';
import type { Style } from '../styles/style.ts';
import { distance, leastDistance } from './color-distance.ts';
import { hexOfColor } from './named-colors.ts';

/** Earlier accents are the style's own mark: a later one must stand out clearly more to be taken. */
const rankCost = 42;

/**
 * The scene mood's colours, with the accent that the prompt names, or that of the style which stands out most from
 * the scene.
 * @param wished colour words or `#rrggbb`; what is neither is passed over
 */
export function choosePalette(mood: SceneMood, style: Style, wished: readonly string[]): Palette {
  const { colors } = mood;
  const contrast = (color: string) =>
    Math.min(distance(color, colors.primary), distance(color, colors.secondary), 260);
  const named = wished
    .map(hexOfColor)
    .filter((color) => color !== null)
    .filter((color) => contrast(color) >= leastDistance && distance(color, colors.shadow) >= leastDistance);
  const accents = named.length > 0 ? named : style.accents;
  const ranked = accents
    .map((color, rank) => ({ color, score: contrast(color) - rank * rankCost }))
    .sort((a, b) => b.score - a.score);
  return { ...colors, accent: ranked[0]?.color ?? colors.accent };
}
