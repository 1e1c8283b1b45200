import type { DesignAspectRatio, DesignTool } from './recipe.ts';

/** What a design is asked for with. The same input gives the same recipe. */
export interface DesignInput {
  prompt: string;
  tool: DesignTool;
  /** A style's name or id, of thumbnails or of Genesys; an unknown one is drawn in the tool's default style. */
  style: string;
  aspectRatio: DesignAspectRatio;
  /** 0 to 2³²−1. */
  seed: number;
}
