/**
 * A style: how scene, hero and lettering are treated. Data only; `drawing/` knows how each treatment is
 * drawn.
 */
import type { CompositionId, EffectId, FontId, GradeId } from '../catalogue.ts';
import type { SceneId } from '../vocabulary.ts';

/**
 * A colour of the recipe's palette or a fixed one, optionally lightened (`accent+40`) or deepened
 * (`primary-30`) by that many percent. `on-accent` is black or white, whichever looks better on the accent;
 * `against-accent` is whichever stands out from it more.
 */
export type Tint =
  | 'on-accent'
  | 'against-accent'
  | `${'primary' | 'secondary' | 'accent' | 'glow' | 'shadow'}${'' | `${'+' | '-'}${number}`}`
  | `#${string}`;

export interface Outline {
  /**
   * How far it extends beyond what it surrounds: a share of the font size, or units for a hero (720 a side).
   */
  width: number;
  tint: Tint;
}

/** How one kind of line is painted: plain or emphasised. */
export interface LinePaint {
  /** Top to bottom. */
  fill: readonly Tint[];
  /** From the innermost to the outermost; widths are measured from the letter's edge. */
  outlines: readonly Outline[];
}

export interface Lettering {
  font: FontId;
  /** Shares of the font size, as are all lengths here. */
  letterSpacing: number;
  lineGap: number;
  /** Degrees clockwise of the block, and the additional lean of its lines in turn left and right. */
  tilt: number;
  sway: number;
  /** The largest size of a plain line, as a share of the emphasised one. */
  plainRatio: number;
  plain: LinePaint;
  emphasis: LinePaint;
  /** A body behind the letters, towards `angle` degrees (0 right, 90 down). */
  depth?: { length: number; angle: number; near: Tint; far: Tint };
  shadow?: { x: number; y: number; blur: number; tint: Tint; opacity: number };
  glow?: { blur: number; tint: Tint; opacity: number };
  /** A flat shadow that extends to the lower right, as in flat illustration. */
  longShadow?: { length: number; tint: Tint; opacity: number };
  /** Light on the upper edges inside a letter, 0 to 1. */
  bevel?: number;
  texture?: 'halftone' | 'rough' | 'stripes' | 'shine';
  /** A painted band behind emphasised lines, or a rule below them. */
  band?: { tint: Tint; kind: 'bar' | 'brush' | 'rule' };
}

/** How a cut-out is lit as a body in its place (`drawing/figure-light.ts`); all shares are 0 to 1. */
export interface Modelling {
  /** Soft light, or areas of light and shade with an edge, as in drawn films. */
  kind: 'soft' | 'cel';
  strength: number;
  /** How much of the place's colour and darkness it takes on. */
  ambient: number;
  /** How much it shines, and is lit from behind. */
  sheen: number;
  rim: number;
  /** Grain of its surface. */
  texture: number;
}

export interface HeroFinish {
  /** From the innermost to the outermost. */
  outlines: readonly Outline[];
  /** Light on the edges: one from the left, one from the right. */
  rims: readonly { from: 'left' | 'right'; tint: Tint; strength: number }[];
  shadow: 'soft' | 'hard' | 'long' | 'none';
  glow: { tint: Tint; strength: number };
  /** Canvas filter on the illustration: more colour and contrast than the set's soft look. */
  filter?: string;
  /** How dark the lower part is in the scene's shadow, 0 to 1. */
  shade: number;
  /** A shadow on the ground below. */
  grounded: boolean;
  /** Whether strong sun throws its shape onto the ground. */
  isSunlit?: true;
  modelling?: Modelling;
  /** How much of it the ground mirrors where the ground is wet or polished, 0 to 1. */
  gloss?: number;
  backdrop: 'none' | 'burst' | 'disc' | 'ring' | 'brush' | 'halo' | 'spot' | 'print';
}

export type Foreground = 'none' | 'icons' | 'embers' | 'confetti' | 'dust' | 'shapes' | 'doodles' | 'hands';

export interface Style {
  id: string;
  name: string;
  /** Other names that requests may use. */
  aliases: readonly string[];
  /** Used if the prompt names no place; the first is the one on the style's preview. */
  scenes: readonly SceneId[];
  /** Its own arrangement of hero and words, if it has one. */
  composition?: CompositionId;
  /** How near the camera is to what stands in a picture without words. */
  framing?: 'near' | 'wide' | 'far';
  /** A single subject without stickers, which its close-up would cut through. */
  single?: boolean;
  /** Nothing is drawn behind hero and lettering: the picture is transparent there. */
  transparent?: boolean;
  /** The moods it prefers. */
  light: 'dark' | 'bright' | 'any';
  /**
   * Colours for what must be seen first; the one that stands out most from the scene is used. Empty: the
   * scene's own.
   */
  accents: readonly `#${string}`[];
  lettering: Lettering;
  hero: HeroFinish;
  /** The ground under text: light instead of dark, for a style that writes in black. */
  ground?: 'light';
  foreground: Foreground;
  grade: GradeId;
  /** The scene's blur, in units. */
  sceneBlur: number;
  /** Whether the ground that a picture without words stands on is in focus, though what is far is blurred. */
  isGroundSharp?: true;
  /** How much the scene is darkened behind text, 0 to 1. */
  scrim: number;
  effects: readonly { id: EffectId; strength: number }[];
}

/** How far a lettering extends beyond the ink of its letters, in shares of the font size. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a band extends beyond its words: a brush leaves ragged ends, a rule is below. */
const bandReach = {
  bar: { around: 0.1, below: 0 },
  brush: { around: 0.17, below: 0 },
  rule: { around: 0, below: 0.13 },
} as const;

/** Returns the reach of emphasised lines, which may have a band, or of plain ones. */
export function reachOf({ plain, emphasis, depth, band }: Lettering, isEmphasised: boolean): Reach {
  const { outlines } = isEmphasised ? emphasis : plain;
  const { around, below } = isEmphasised && band ? bandReach[band.kind] : { around: 0, below: 0 };
  const edge = Math.max(0, ...outlines.map(({ width }) => width)) + around + 0.01;
  const angle = ((depth?.angle ?? 0) * Math.PI) / 180;
  const [right, down] = depth ? [Math.cos(angle) * depth.length, Math.sin(angle) * depth.length] : [0, 0];
  return {
    left: edge + Math.max(0, -right),
    top: edge + Math.max(0, -down),
    right: edge + Math.max(0, right),
    bottom: edge + below + Math.max(0, down),
  };
}
