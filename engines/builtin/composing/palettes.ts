/** Palettes offered beside the engine's own choice. */
import type { Palette } from '../recipe.ts';
import type { SceneMood } from '../scenes/scene.ts';
import type { Style } from '../styles/style.ts';
import { choosePalette } from './choose-palette.ts';
import { isReadable, readableAccent } from './readable-accent.ts';

export interface NamedPalette {
  id: string;
  colors: Palette;
}

/** The palette of the background and the style. */
const ownId = 'scene';

/** Each has a light, a second colour, a leading accent and a dark; ids are never reused. */
const sets: readonly NamedPalette[] = [
  set('sunshine', '#ff9f1c', '#ffbf69', '#ffe600', '#fff1a8', '#2b1400'),
  set('lava', '#ff5a1f', '#b3001b', '#ff3b1f', '#ff9a5c', '#24030a'),
  set('candy', '#ff5fa2', '#8a5bff', '#ff7ac6', '#ffd1f0', '#2a0633'),
  set('lime', '#2fbf4f', '#0b7a5b', '#9dff2e', '#d8ff8a', '#04200f'),
  set('ice', '#3aa7ff', '#1d4ed8', '#5ce1ff', '#cdf5ff', '#04122e'),
  set('violet', '#8b5cf6', '#4c1d95', '#c084fc', '#e9d5ff', '#14052e'),
  set('gold', '#d9a520', '#7a4b00', '#ffc933', '#ffe9a3', '#1c1103'),
  set('mint', '#14b8a6', '#0f766e', '#4dffd2', '#ccfff1', '#02211d'),
  set('coral', '#ff7e67', '#c2416a', '#ff8f7a', '#ffd6c9', '#2b0a14'),
  set('paper', '#e8e4da', '#9b968b', '#ffffff', '#ffffff', '#17151b'),
];

function set(
  id: string,
  primary: string,
  secondary: string,
  accent: string,
  glow: string,
  shadow: string,
): NamedPalette {
  return { id, colors: { primary, secondary, accent, glow, shadow } };
}

/** Returns the palettes that suit a background, the engine's own first. Every accent is legible. */
export function palettesFor(mood: SceneMood, style: Style): NamedPalette[] {
  const own = { id: ownId, colors: choosePalette(mood, style, []) };
  return [own, ...sets.filter(({ colors }) => isReadable(colors.accent, groundOf(mood, colors)))];
}

/**
 * Returns a palette by its id, also one that this background does not offer: its accent is then moved to a
 * legible shade.
 */
export function findPalette(id: string, mood: SceneMood, style: Style): Palette | null {
  if (id === ownId) return choosePalette(mood, style, []);
  const found = sets.find((one) => one.id === id);
  return found ? withAccent(found.colors, found.colors.accent, mood) : null;
}

/** Returns accents that suit the style and are legible on the background. */
export function accentsFor(mood: SceneMood, style: Style, palette: Palette): string[] {
  const accents = [...style.accents, mood.colors.accent];
  return [...new Set(accents)].filter((accent) => isReadable(accent, groundOf(mood, palette)));
}

/** Returns the palette with another accent, moved to a legible shade. */
export function withAccent(palette: Palette, accent: string, mood: SceneMood): Palette {
  return { ...palette, accent: readableAccent(accent, groundOf(mood, palette)) };
}

/** The background has its mood's colours; outlines and shadows have the palette's. */
function groundOf({ colors }: SceneMood, { shadow }: Palette) {
  return { primary: colors.primary, secondary: colors.secondary, shadow };
}
