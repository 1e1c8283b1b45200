import type { DrawnSettings } from '../picture-requests.ts';
import type { PhotoFacts } from './photos/photo.ts';
import type { DesignAspectRatio, DesignTool } from './recipe.ts';

/** The request for a design, with the settings of its generation. The same input gives the same recipe. */
export interface DesignInput extends Partial<Omit<DrawnSettings, 'aspectRatio' | 'seed'>> {
  prompt: string;
  tool: DesignTool;
  /**
   * A style's name or id, of Thumbnails or of Genesys. An unknown one falls back to its description, then to
   * the tool's default style.
   */
  style: string;
  /** The style in its user's words; read only if `style` is not one of ours. */
  styleDescription?: string | undefined;
  /** A reference image in words; lends its colours and light to one of our styles. */
  referenceDescription?: string | undefined;
  /** The profile of a trained style (see `training/profile.ts`); takes precedence over the style's words. */
  styleProfile?: unknown;
  aspectRatio: DesignAspectRatio;
  /** 0 to 2³²−1. */
  seed: number;
  /** Which of several designs of one prompt this is, from 0; each looks clearly different. */
  alternative?: number | undefined;
  /** What is known about the reference images. */
  photos?: readonly PhotoFacts[] | undefined;
}
