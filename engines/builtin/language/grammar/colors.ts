/**
 * The colours that prompts may name, as strong tones that work in a picture. Their words are in each grammar.
 */
export const namedColors = {
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

export type NamedColor = keyof typeof namedColors;
