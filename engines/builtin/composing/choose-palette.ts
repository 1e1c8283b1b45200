import type { Palette } from '../recipe.ts';
import { parseHex } from '../scenes/paint/color.ts';
import type { SceneMood } from '../scenes/scene.ts';
import type { Style } from '../styles/style.ts';

/**
 * The scene mood's colours, with the accent that the prompt names, or that of the style which stands out most from
 * the scene.
 */
export function choosePalette(mood: SceneMood, style: Style, wished: readonly string[]): Palette {
  const { colors } = mood;
  const named = wished.map((color) => color.toLowerCase()).find((color) => /^#[0-9a-f]{6}$/.test(color));
  const accents = named ? [named] : style.accents;
  const ranked = accents
    .map((color, rank) => ({
      color,
      // Earlier accents are the style's own mark: a later one must stand out clearly more to be taken.
      score: Math.min(distance(color, colors.primary), distance(color, colors.secondary), 260) - rank * 42,
    }))
    .sort((a, b) => b.score - a.score);
  return { ...colors, accent: ranked[0]?.color ?? colors.accent };
}

/** How different two colours look: the "redmean" approximation (Thiadmer Riemersma), 0 to about 765. */
function distance(a: string, b: string): number {
  const [redA, greenA, blueA] = parseHex(a);
  const [redB, greenB, blueB] = parseHex(b);
  const mean = (redA + redB) / 2;
  const [red, green, blue] = [redA - redB, greenA - greenB, blueA - blueB];
  return Math.sqrt((2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2);
}
