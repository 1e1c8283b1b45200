/** The colour words that prompts may use, as strong tones that work in a picture. */
const namedColors = {
  red: '#ff2d2d',
  orange: '#ff7a00',
  yellow: '#ffd60a',
  green: '#2bd94f',
  teal: '#12c7b4',
  cyan: '#14d8ff',
  blue: '#2f7bff',
  purple: '#9b4dff',
  pink: '#ff4fa3',
  brown: '#a8652f',
  black: '#111111',
  white: '#ffffff',
  gray: '#9aa3ad',
  gold: '#ffc233',
  silver: '#cfd6de',
} as const satisfies Record<string, `#${string}`>;

const isNamed = (word: string): word is keyof typeof namedColors => Object.hasOwn(namedColors, word);

/** Returns `#rrggbb` for a colour word or a hex value; null for anything else. */
export function hexOfColor(word: string): string | null {
  const lower = word.trim().toLowerCase();
  if (isNamed(lower)) return namedColors[lower];
  return /^#[0-9a-f]{6}$/.test(lower) ? lower : null;
}
