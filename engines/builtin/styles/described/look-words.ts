/**
 * Further properties of a look that words describe, as data: colours, light, saturation, grades and effects.
 * The words themselves are in the grammars.
 */
import type { EffectId, GradeId } from '../../catalogue.ts';
import { anyOf } from '../../language/grammar/lexicon.ts';
import type { LookColor, LookName } from '../../language/grammar/style-words.ts';

interface DrawnColor {
  color: `#${string}`;
  /** A temperature rather than a colour: it tints, and is ignored if a colour is named. */
  isFaint?: true;
}

const drawnColors: Readonly<Record<LookColor, DrawnColor>> = {
  red: { color: '#f0262e' },
  burgundy: { color: '#8a1538' },
  orange: { color: '#ff7a00' },
  yellow: { color: '#ffd60a' },
  gold: { color: '#ffb72e' },
  lime: { color: '#a6f01c' },
  green: { color: '#22c948' },
  olive: { color: '#8a8f2a' },
  mint: { color: '#6fe8b8' },
  teal: { color: '#12c7b4' },
  cyan: { color: '#14d8ff' },
  navy: { color: '#1f35b5' },
  blue: { color: '#2f6bff' },
  purple: { color: '#8b2cff' },
  lavender: { color: '#b79cff' },
  magenta: { color: '#ff2bd6' },
  pink: { color: '#ff4fa3' },
  brown: { color: '#9a5b2a' },
  beige: { color: '#e8cfa0' },
  warm: { color: '#ff9a3c', isFaint: true },
  cold: { color: '#4a90ff', isFaint: true },
};

export interface ColorWords extends DrawnColor {
  /** Over lower-case text without accents. */
  words: RegExp;
}

export const colorWords: readonly ColorWords[] = namesOf(drawnColors).map((name) => ({
  words: anyOf(({ styleWords }) => styleWords.colors[name]),
  ...drawnColors[name],
}));

interface DrawnLook {
  /** Factors; an absent one changes nothing. */
  brightness?: number;
  saturation?: number;
  contrast?: number;
  light?: 'dark' | 'bright';
  grade?: GradeId;
  effects?: readonly { id: EffectId; strength: number }[];
  /** Effects of the base that the look has not. */
  without?: readonly EffectId[];
  /** Whether named colours are mixed with much white. */
  isPale?: true;
  /** Set if it redraws the whole picture: on a ground of its own, or in the colours that are there. */
  redraws?: 'on-its-ground' | 'in-colors';
}

const drawnLooks: Readonly<Record<LookName, DrawnLook>> = {
  dark: { brightness: 0.66, light: 'dark' },
  bright: { brightness: 1.2, light: 'bright' },
  vivid: { saturation: 1.55, contrast: 1.1 },
  muted: { saturation: 0.45 },
  pastel: {
    brightness: 1.16,
    saturation: 0.8,
    contrast: 0.8,
    light: 'bright',
    effects: [{ id: 'bloom', strength: 0.4 }],
    without: ['vignette'],
    isPale: true,
  },
  // The base paints with thick strokes on a dark ground; water lets the paper shine through.
  watercolor: {
    brightness: 1.3,
    saturation: 0.8,
    contrast: 0.75,
    light: 'bright',
    grade: 'flat-pastel',
    effects: [
      { id: 'bloom', strength: 0.3 },
      { id: 'paper', strength: 0.8 },
    ],
    without: ['vignette', 'grain'],
    isPale: true,
  },
  contrast: { contrast: 1.3 },
  minimal: { saturation: 0.75, brightness: 1.1 },
  monochrome: { grade: 'monochrome' },
  sepia: { grade: 'sepia' },
  duotone: { grade: 'duotone' },
  grain: { effects: [{ id: 'grain', strength: 0.9 }] },
  glow: { effects: [{ id: 'bloom', strength: 0.65 }] },
  screen: {
    effects: [
      { id: 'scan-lines', strength: 0.5 },
      { id: 'chromatic', strength: 0.6 },
    ],
  },
  paper: { effects: [{ id: 'paper', strength: 0.6 }] },
  vignette: { effects: [{ id: 'vignette', strength: 0.8 }] },
};

export interface LookWords extends DrawnLook {
  words: RegExp;
}

export const lookWords: readonly LookWords[] = namesOf(drawnLooks).map((name) => ({
  words: anyOf(({ styleWords }) => styleWords.looks[name]),
  ...drawnLooks[name],
}));

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  // `keys` loses the type of the keys.
  return Object.keys(record) as Name[];
}
