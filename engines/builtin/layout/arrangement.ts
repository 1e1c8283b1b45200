/** The positions of everything in a design: pure geometry, computed before drawing. */
import type { FontId } from '../catalogue.ts';
import type { IconId } from '../vocabulary.ts';
import type { Box, Point } from './box.ts';

export interface TextLine {
  text: string;
  /** Its place in the recipe's headline, from 0; absent for labels. */
  at?: number;
  /** For `context.font`: quoted family names. */
  families: string;
  sizePx: number;
  /** The start of the baseline, before the block is rotated. */
  origin: Point;
  /** The ink without outlines, before the block is rotated. */
  ink: Box;
  emphasis: boolean;
  /** Degrees clockwise about the ink's centre, in addition to the block's own. */
  rotation: number;
  /** The letters' vertical stretch from the baseline, as a factor. */
  stretch: number;
}

/** Lines that share a treatment and are rotated together. */
export interface TextBlock {
  role: 'headline' | 'label';
  lines: TextLine[];
  font: FontId;
  /** Share of the font size. */
  letterSpacing: number;
  /** Degrees clockwise about the pivot. */
  rotation: number;
  pivot: Point;
  /** Upright box around everything after rotation, outlines and depth included. */
  bounds: Box;
}

/** A cut-out object in the picture. */
export interface Standing {
  center: Point;
  /** Width of its painted part, before rotation. */
  width: number;
  height: number;
  rotation: number;
  flip: boolean;
  /** Upright box around it after rotation. */
  bounds: Box;
}

export interface Placement extends Standing {
  icon: IconId;
  /** Whether it is in the air, and throws no shadow at its foot. */
  isAloft?: true;
  /** Whether it is so near that the lower edge cuts it, as a portrait is cut. */
  isNear?: true;
  /** Whether it is part of the surroundings, which may be anywhere: a wall, the ground, a tree. */
  isBackdrop?: true;
}

/** One half of a picture with two sides. */
export type Side = 'first' | 'second';

/** A photo and its position. */
export interface PhotoPlacement extends Standing {
  /** Its index among the reference images. */
  at: number;
  kind: 'background' | 'panel' | 'card' | 'cutout';
  /** The panel that it fills, if any. */
  side: Side | null;
  /** The visible part of the photo, in shares of its size. */
  crop: Box;
  /** The faces in it that must be seen, in the picture. */
  faces: Box[];
  /** Whether it is a person that was cut out without strokes. */
  isPerson: boolean;
  /** The side of the photo (before mirroring) that cuts the person off in mid-picture, where it fades. */
  fades?: 'left' | 'right';
  /** What a picture made for the design shows, which words leave free; null where that is unclear. */
  subject?: Box | null;
  /** Whether words may be set in front of the body, below the face. */
  carriesWords?: true;
  /** How much of a line's last letter a person in front of the words hides, in widths of a letter. */
  hides?: number;
}

/** The side from which a background photo fades into the ground under the text. */
export type Fade = 'left' | 'right' | 'top' | 'bottom' | 'whole' | 'none';

/** Drawn shapes that belong to a layout. */
export type Emblem =
  | { kind: 'versus'; center: Point; size: number }
  | { kind: 'arrow'; from: Point; to: Point; size: number }
  /** A hand-drawn arrow from words to their subject. */
  | { kind: 'pointer'; from: Point; to: Point }
  | { kind: 'badge'; center: Point; size: number; title: string; text: string }
  | { kind: 'quotes'; origin: Point; size: number };

/**
 * The part of the scene that the camera sees: the scene is drawn `scale` times as large as the picture, and
 * the picture begins at `left` and `top` of it, in pixels.
 */
export interface View {
  scale: number;
  left: number;
  top: number;
  isMirrored: boolean;
}

export interface Arrangement {
  width: number;
  height: number;
  /** Pixels per unit, for lengths that do not come from a box: the shorter side is 720 units. */
  unit: number;
  /** The hero's centre: scene light and glow gather there. */
  focus: Point;
  /** The box that text must not leave. */
  safe: Box;
  /** The bottom right corner, where a video's length is shown. */
  corner: Box;
  panels: 'none' | 'versus' | 'before-after';
  /** Whether the two sides show one thing in different states. */
  areSidesDistinct?: boolean;
  hero: Placement | null;
  second: Placement | null;
  /** Whether the second hero is in front of the hero, which looks round it. */
  isSecondInFront?: boolean;
  /** The rest of a heap whose largest thing is the hero, from the rearmost to the frontmost. */
  crowd: Placement[];
  /** From the rearmost to the frontmost. */
  photos: PhotoPlacement[];
  fade: Fade;
  stickers: (Placement & { layer: 'behind' | 'front' })[];
  /** Whether the stickers stand in the scene as the hero does, rather than being stuck on. */
  isScene?: true;
  /** What the camera sees of the scene; absent for all of it. */
  view?: View;
  /** Whether the hero is drawn after the second hero, whatever their sizes: a vase before its flowers. */
  isHeroInFront?: true;
  /** The medals of a list: gold, silver and bronze. */
  medals: Placement[];
  texts: TextBlock[];
  emblems: Emblem[];
}
