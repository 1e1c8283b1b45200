/** Looks that redraw the whole picture, and techniques that words name and that cannot be drawn. */
import type { EffectId } from '../../catalogue.ts';
import { anyOf } from '../../language/grammar/lexicon.ts';
import type { RedrawnLook, WordedStyle } from '../../language/grammar/style-words.ts';
import { fold } from '../../language/text.ts';
import { withoutUnwanted } from './exclusions.ts';
import type { LookWords } from './look-words.ts';

interface Redrawn {
  effect: EffectId;
  strength: number;
  /** The image style that is redrawn, where the words name none. */
  over: WordedStyle;
  /** Effects of image styles that would be seen through it or draw over it. */
  without?: readonly EffectId[];
  light?: 'dark';
  /** What it draws on keeps its colour, whatever colours are named. */
  redraws?: 'on-its-ground';
}

const lenses = ['grain', 'scan-lines', 'chromatic', 'fisheye', 'oil-paint', 'ink-lines'] as const;

const redrawn: Readonly<Record<RedrawnLook, Redrawn>> = {
  chalk: {
    effect: 'chalk',
    strength: 1,
    over: 'Cartoon',
    without: ['flat-tones', 'pencil', 'vignette', ...lenses],
    light: 'dark',
    redraws: 'on-its-ground',
  },
  // Over a drawing with outlines, so that each tube follows one.
  neonLines: {
    effect: 'neon-lines',
    strength: 1,
    over: 'Cartoon',
    without: ['flat-tones', ...lenses],
    light: 'dark',
  },
  mosaic: { effect: 'mosaic', strength: 1, over: 'Default', without: ['vignette', ...lenses] },
  stainedGlass: { effect: 'stained-glass', strength: 1, over: 'Default', without: lenses },
  lowPoly: { effect: 'facets', strength: 1, over: 'Default', without: lenses },
  paperLayers: { effect: 'paper-layers', strength: 1, over: 'Cartoon', without: lenses },
  stitches: { effect: 'stitches', strength: 1, over: 'Cartoon', without: lenses },
};

const rows = (Object.keys(redrawn) as RedrawnLook[]).map((name) => ({
  ...redrawn[name],
  words: anyOf(({ styleWords }) => styleWords.redrawn[name], 'g'),
}));

export interface RedrawnWords {
  /** The description without the words of the look: a blackboard is not black, stained glass is no stain. */
  rest: string;
  over: WordedStyle;
  look: LookWords;
}

/** Finds the look that a description names first; null if it names none. */
export function readRedrawn(text: string): RedrawnWords | null {
  const found = rows
    .map((row) => ({ ...row, at: text.search(row.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (!found) return null;
  const { effect, strength, over, without = [], light, redraws = 'in-colors' as const, words } = found;
  const look: LookWords = {
    words,
    redraws,
    without,
    effects: [{ id: effect, strength }],
    ...(light && { light }),
  };
  return { rest: text.replace(words, ' '), over, look };
}

const undrawn = anyOf(({ styleWords }) => styleWords.undrawn, 'g');
const mostNamed = 3;

/** Returns the techniques of a description that cannot be drawn, as they were written. */
export function undrawnTechniques(description: string): string[] {
  const text = withoutUnwanted(fold(description));
  const found = [...text.matchAll(undrawn)].map(({ 0: word, index }) =>
    text.length === description.length ? description.slice(index, index + word.length) : word,
  );
  return [...new Set(found)].slice(0, mostNamed);
}
