import type { LayerOf, ShapeName } from '../document/layer.ts';
import { unplaced } from '../document/layer.ts';
import type { Effect, Fill, Outline } from '../document/paint.ts';

/**
 * Templates as they are written: parts in the coordinates of a picture of 1280×720, from the lowest to the
 * highest. `place-template.ts` makes layers of them.
 */
export const templateSize = { width: 1280, height: 720 } as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lengths of a text's look as shares of its font size. */
export interface Lettering {
  readonly font: string;
  readonly fill: Fill;
  readonly outlines?: readonly Outline[];
  readonly effects?: readonly Effect[];
  readonly box?: LayerOf<'text'>['box'];
  readonly letterSpacing?: number;
  readonly isUppercase?: boolean;
}

export type TemplatePart =
  | {
      readonly kind: 'shape';
      readonly shape: ShapeName;
      readonly at: Box;
      readonly fill: Fill;
      readonly outline?: Outline;
      readonly rounding?: number;
      readonly rotation?: number;
      readonly skew?: number;
      readonly opacity?: number;
      /** Its name in braces makes it a slot. */
      readonly slot?: string;
    }
  | {
      readonly kind: 'text';
      /** The text fills the box as far as its shape allows. */
      readonly at: Box;
      readonly align?: 'left' | 'center' | 'right';
      readonly words: TemplateWords;
      readonly lettering: Lettering;
      readonly rotation?: number;
      readonly skew?: number;
      readonly slot?: string;
    }
  | {
      /** A picture of the packed set; with a slot, another picture takes its place. */
      readonly kind: 'sticker';
      readonly sticker: string;
      /** Its middle and height. */
      readonly x: number;
      readonly y: number;
      readonly height: number;
      readonly rotation?: number;
      readonly isMirrored?: boolean;
      readonly effects?: readonly Effect[];
      readonly opacity?: number;
      readonly slot?: string;
    }
  | { readonly kind: 'finish'; readonly grain?: number; readonly vignette?: number };

/** Words in the languages of the app. */
export interface TemplateWords {
  readonly en: string;
  readonly pt: string;
  readonly es: string;
}

export interface Template {
  readonly id: string;
  /** The video genre. */
  readonly genre: TemplateWords;
  readonly parts: readonly TemplatePart[];
}

export const color = (value: string): Fill => ({ kind: 'color', color: value });

/** A gradient of colours at equal distances; 90 degrees run from top to bottom. */
export const gradient = (angle: number, ...colors: readonly string[]): Fill => ({
  kind: 'gradient',
  angle,
  stops: colors.map((value, index) => ({ at: index / Math.max(1, colors.length - 1), color: value })),
});

const whole: Box = { x: 0, y: 0, ...templateSize };

/** The whole picture in a fill. */
export const ground = (fill: Fill): TemplatePart => ({ kind: 'shape', shape: 'rectangle', at: whole, fill });

/** Rays from a point, over everything below. */
export const rays = (x: number, y: number, fill: string, opacity: number): TemplatePart => ({
  kind: 'shape',
  shape: 'burst',
  at: { x: x - 1100, y: y - 1100, width: 2200, height: 2200 },
  fill: color(fill),
  rounding: 8,
  opacity,
});

/** A soft light behind what is in front. */
export const light = (x: number, y: number, size: number, value: string, opacity = 0.9): TemplatePart => ({
  kind: 'shape',
  shape: 'ellipse',
  at: { x: x - size / 2, y: y - size / 2, width: size, height: size },
  fill: color(value),
  opacity,
});

export const shadow = (blur: number, y = blur / 2, value = '#00000099'): Effect => ({
  kind: 'shadow',
  color: value,
  x: 0,
  y,
  blur,
});

export const contour = (width: number, value = '#ffffff'): Effect => ({
  kind: 'outline',
  color: value,
  width,
});
export const glow = (blur: number, value: string): Effect => ({ kind: 'glow', color: value, blur });

/** The fields that every layer of a template has. */
export function commonFields(
  id: string,
  order: string,
  x: number,
  y: number,
): Omit<LayerOf<'group'>, 'kind'> {
  return {
    id,
    name: '',
    parent: null,
    order,
    isVisible: true,
    isLocked: false,
    opacity: 1,
    blend: 'normal',
    placement: { ...unplaced, x, y },
    effects: [],
  };
}
