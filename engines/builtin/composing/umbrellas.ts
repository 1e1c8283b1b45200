/** Umbrellas: of the colour that the words give them, over one or over two. */
import { namedColors } from '../language/grammar/colors.ts';
import type { PairPoseName } from '../own-drawings/figures/pairs.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import { type UmbrellaColor, umbrellaColors } from '../own-drawings/figures/umbrellas.ts';
import type { Understanding } from '../understanding.ts';

const icons = /^(umbrella|closed-umbrella|umbrella-with-rain-drops)$/;
/** Compared without accents, in the words of all languages at once. */
const words = /\b(?:umbrellas?|parasols?|guarda-?chuvas?|guarda chuvas?|sombrinhas?|paraguas|sombrillas?)\b/;

export const isUmbrella = (icon: string): boolean => icons.test(icon);
export const hasUmbrella = (text: string): boolean => words.test(text);

/** Red, if the words name no colour that an umbrella is drawn in. */
function colorOf(dyes: Understanding['dyes']): UmbrellaColor | null {
  const hex = Object.entries(dyes ?? {}).find(([icon]) => isUmbrella(icon))?.[1];
  const names = Object.keys(umbrellaColors) as UmbrellaColor[];
  return names.find((name) => namedColors[name] === hex) ?? null;
}

/** The pose of who holds one. */
export function umbrellaPose(dyes: Understanding['dyes']): PoseName & PairPoseName {
  const color = colorOf(dyes);
  return color === null ? 'umbrella' : `umbrella-${color}`;
}
