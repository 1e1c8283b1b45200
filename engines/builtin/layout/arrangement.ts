/** Where everything of a design stands: pure geometry, computed before anything is drawn. */
import type { FontId } from '../catalogue.ts';
import type { IconId } from '../vocabulary.ts';
import type { Box, Point } from './box.ts';

export interface TextLine {
  text: string;
  /** For `context.font`: quoted family names. */
  families: string;
  sizePx: number;
  /** The baseline's start, before the block is turned. */
  origin: Point;
  /** The ink without outlines, before the block is turned. */
  ink: Box;
  emphasis: boolean;
  /** Degrees clockwise about the ink's centre, besides the block's own. */
  rotation: number;
  /** Letters are drawn this much taller than they are, from the baseline. */
  stretch: number;
}

/** Lines that are drawn with one treatment and turned together. */
export interface TextBlock {
  role: 'headline' | 'label';
  lines: TextLine[];
  font: FontId;
  /** Share of the font size. */
  letterSpacing: number;
  /** Degrees clockwise about the pivot. */
  rotation: number;
  pivot: Point;
  /** Upright box around everything, outlines and depth included, after turning. */
  bounds: Box;
}

/** Something that stands in the picture, cut out. */
export interface Standing {
  center: Point;
  /** Of its painted part, before turning. */
  width: number;
  height: number;
  rotation: number;
  flip: boolean;
  /** Upright box around it after turning. */
  bounds: Box;
}

export interface Placement extends Standing {
  icon: IconId;
}

/** The half of a picture of two. */
export type Side = 'first' | 'second';

/** A photo and where it stands. */
export interface PhotoPlacement extends Standing {
  /** Its place among the reference pictures. */
  at: number;
  kind: 'background' | 'panel' | 'card' | 'cutout';
  /** Of a panel. */
  side: Side | null;
  /** What of the photo is shown, in shares of its size. */
  crop: Box;
}

/** From which side a photo behind everything fades into the ground that text stands on. */
export type Fade = 'left' | 'right' | 'top' | 'bottom' | 'whole' | 'none';

/** Drawn shapes that belong to a layout. */
export type Emblem =
  | { kind: 'versus'; center: Point; size: number }
  | { kind: 'arrow'; from: Point; to: Point; size: number }
  /** Drawn by hand, from words to what they are about. */
  | { kind: 'pointer'; from: Point; to: Point }
  | { kind: 'badge'; center: Point; size: number; title: string; text: string }
  | { kind: 'quotes'; origin: Point; size: number };

export interface Arrangement {
  width: number;
  height: number;
  /** Lengths that do not come from a box are this many pixels per unit: the shorter side is 720 units. */
  unit: number;
  /** Where the hero's middle is: scene light and glow gather there. */
  focus: Point;
  /** What text may not leave. */
  safe: Box;
  /** The bottom right corner, where a video's length is shown. */
  corner: Box;
  panels: 'none' | 'versus' | 'before-after';
  hero: Placement | null;
  second: Placement | null;
  /** From the one furthest behind to the one in front. */
  photos: PhotoPlacement[];
  fade: Fade;
  stickers: (Placement & { layer: 'behind' | 'front' })[];
  /** Of a list: gold, silver and bronze. */
  medals: Placement[];
  texts: TextBlock[];
  emblems: Emblem[];
}
