import type { SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../random.ts';
import type { SceneId } from '../vocabulary.ts';

/** The input of a scene. The same input draws the same pixels. */
export interface SceneInput {
  /**
   * The picture's size in pixels; details are sized by the shorter side, so a swatch shows the same picture.
   */
  width: number;
  height: number;
  /** The only source of variation. */
  random: Random;
  /** The name of one of the scene's moods; an unknown name draws the first mood. */
  mood: string;
  /** Where the hero will stand, 0 to 1 from the top left: light, rays and glow gather there or beside it. */
  focus: { x: number; y: number };
}

/** A colouring of a scene: another time of day, another light. */
export interface SceneMood {
  name: string;
  /** Whether light text reads better than dark text. */
  dark: boolean;
  /** Hex colours (`#rrggbb`) with which text, glow and rim light can be made to belong to the scene. */
  colors: {
    /** The scene's own leading colour. */
    primary: string;
    /** The second big colour beside it. */
    secondary: string;
    /** A strong contrast to both, for what must be seen first. */
    accent: string;
    /** The light's colour, for glows and rim light. */
    glow: string;
    /** The darkest tone, for outlines and drop shadows. */
    shadow: string;
  };
}

/** A background. `draw` paints the whole picture, opaque, whatever was there before. */
export interface Scene {
  id: SceneId;
  /** The first mood is the default. */
  moods: readonly [SceneMood, ...SceneMood[]];
  draw(context: SKRSContext2D, input: SceneInput): void;
}
