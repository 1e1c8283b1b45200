import type { EditActionKind, EditObstacle } from '../../contract/edit-actions.ts';

export const colors = {
  red: '#f02830',
  orange: '#ff7a00',
  yellow: '#ffd60a',
  green: '#2bc24f',
  teal: '#12b5a6',
  cyan: '#14d8ff',
  blue: '#2367f5',
  navy: '#12265c',
  purple: '#8f3dff',
  pink: '#ff4fa3',
  brown: '#96592a',
  beige: '#e9d8b8',
  black: '#0d0d0f',
  white: '#ffffff',
  gray: '#8f979f',
  gold: '#f2b51d',
  silver: '#cfd6de',
} as const satisfies Record<string, `#${string}`>;
export type ColorName = keyof typeof colors;

/** The part of the picture that an edit changes. With a mask it is the marked part. */
export type EditScope = 'all' | 'subject' | 'background';

/** One edit, ready to be done. */
export interface EditAction {
  readonly kind: EditActionKind;
  readonly scope: EditScope;
  /** How much of it was asked for: 1, less for "a bit", more for "very". */
  readonly amount: number;
  /** Hexadecimal; the first is the main one. */
  readonly colors: readonly string[];
  /** Of a text: what it says. */
  readonly text?: string;
  /** Of a sticker: the illustration's id, and the words that found it. */
  readonly icon?: { readonly id: string; readonly label: string };
  readonly place?: Place;
  /** Of a rotation: clockwise. */
  readonly degrees?: 90 | 180 | 270;
  readonly axis?: 'horizontal' | 'vertical';
  /** Of a crop: width to height. */
  readonly shape?: readonly [number, number];
}

export interface Place {
  readonly x: 'left' | 'middle' | 'right';
  readonly y: 'top' | 'middle' | 'bottom';
}

/** A part of an instruction that is left undone. */
export interface Obstacle {
  readonly words: string;
  readonly obstacle: EditObstacle;
}

export interface EditPlan {
  readonly actions: readonly EditAction[];
  readonly obstacles: readonly Obstacle[];
}
