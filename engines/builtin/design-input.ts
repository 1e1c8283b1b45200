import type { PhotoFacts } from './photos/photo.ts';
import type { DesignAspectRatio, DesignTool } from './recipe.ts';

/** What a design is asked for with. The same input gives the same recipe. */
export interface DesignInput {
  prompt: string;
  tool: DesignTool;
  /** A style's name or id, of thumbnails or of Genesys; an unknown one is drawn as it is described, or else in the tool's default style. */
  style: string;
  /** What the style is in its user's words; it is read where `style` is none of ours. */
  styleDescription?: string | undefined;
  /** What the training of a style has left (see `training/profile.ts`); it goes before the style's words. */
  styleProfile?: unknown;
  aspectRatio: DesignAspectRatio;
  /** 0 to 2³²−1. */
  seed: number;
  /** Which of several designs of one prompt this is, from 0; each looks clearly different. */
  alternative?: number | undefined;
  /** 0 to 10: how far the design departs from what its prompt makes likely; null or absent for a tool that has no such setting. */
  creativity?: number | null | undefined;
  /** What is known of the reference pictures that come beside. */
  photos?: readonly PhotoFacts[] | undefined;
}
