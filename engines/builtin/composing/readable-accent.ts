import { fromOklab, toLinear, toOklab } from '../../oklab.ts';
import { parseHex, type Rgb } from '../scenes/paint/color.ts';
import { distance, minDistance } from './color-distance.ts';

/** The contrast that large text needs (WCAG 2, level AA). */
const leastContrast = 3;
const steps = 50;

/**
 * What an accent must stand out from: the background's large colours, and the dark of outlines and shadows.
 */
export interface AccentGround {
  primary: string;
  secondary: string;
  shadow: string;
}

/**
 * Returns whether words in this colour are legible: against their dark outline, and on the background's
 * colours.
 */
export function isReadable(accent: string, { primary, secondary, shadow }: AccentGround): boolean {
  return (
    contrast(accent, shadow) >= leastContrast &&
    Math.min(distance(accent, primary), distance(accent, secondary)) >= minDistance
  );
}

/** Returns the colour itself if legible, else the nearest legible lighter or darker one with the same hue. */
export function readableAccent(preferred: string, ground: AccentGround): string {
  if (isReadable(preferred, ground)) return preferred;
  const [lightness, a, b] = toOklab(parseHex(preferred));
  const shades = Array.from({ length: steps + 1 }, (_, step) => step / steps)
    .sort((one, other) => Math.abs(one - lightness) - Math.abs(other - lightness))
    .map((shade) => hexOf(fromOklab(shade, a, b)));
  // White is legible on anything dark, and every outline is dark: the fallback if no shade works.
  return shades.find((shade) => isReadable(shade, ground)) ?? '#ffffff';
}

/** The contrast of two colours (WCAG 2), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = parseHex(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function hexOf([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
