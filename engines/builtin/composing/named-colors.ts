import { type NamedColor, namedColors } from '../language/grammar/colors.ts';

const isNamed = (word: string): word is NamedColor => Object.hasOwn(namedColors, word);

/** Returns `#rrggbb` for a colour word or a hex value; null for anything else. */
export function hexOfColor(word: string): string | null {
  const lower = word.trim().toLowerCase();
  if (isNamed(lower)) return namedColors[lower];
  return /^#[0-9a-f]{6}$/.test(lower) ? lower : null;
}
