/** The messages between the interactive thread and its owner. Structured clones, so plain data only. */
import type {
  DesignChange,
  DesignField,
  DesignIcon,
  DesignOffer,
  DesignView,
} from '../../../contract/designs.ts';
import type { FaceExpression } from '../../../contract/faces.ts';
import type { GenerateTool } from '../../../contract/tools.ts';
import type { ChangedDesign, LayersOptions } from '../../designs.ts';
import type { EnhancedPrompt, EnhancedStyle, EnhanceRequest } from '../../words.ts';
import type { DrawnLayers } from '../layers/open-design-as-layers.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { PixelPicture } from '../thread/protocol.ts';
import type { PromptLanguage } from '../vocabulary.ts';

/** The methods of the thread, with their parameters and results. */
export interface ThreadMethods {
  offer: { params: { recipe: unknown; tool: GenerateTool }; result: DesignOffer };
  /** Draws a recipe and discards the picture, once, to load fonts and whatever else drawing needs. */
  load: { params: { recipe: unknown }; result: null };
  change: { params: { recipe: unknown; change: DesignChange }; result: ChangedDesign };
  preview: {
    params: {
      recipe: unknown;
      change: DesignChange;
      /** Longest side in pixels. */
      side: number;
      /** The photos of the recipe before the change. */
      photos: readonly PhotoPixels[];
    };
    result: { pixels: PixelPicture; view: DesignView };
  };
  layers: {
    params: { recipe: unknown; names: LayersOptions['names']; photos: readonly PhotoPixels[] };
    result: DrawnLayers;
  };
  search: { params: { query: string; language: PromptLanguage }; result: DesignIcon[] };
  icon: { params: { id: string }; result: PixelPicture | null };
  sticker: { params: { id: string }; result: PixelPicture | null };
  scene: { params: { id: string; mood: string }; result: PixelPicture | null };
  enhancePrompt: { params: EnhanceRequest; result: EnhancedPrompt };
  suitingFaces: { params: { prompt: string }; result: FaceExpression[] };
  enhanceStyle: { params: { description: string }; result: EnhancedStyle };
}

export type ThreadMethod = keyof ThreadMethods;

/** Owner → thread. */
export type ThreadRequest = {
  [Method in ThreadMethod]: { id: number; method: Method; params: ThreadMethods[Method]['params'] };
}[ThreadMethod];

/** Thread → owner. */
export type ThreadResponse =
  | { id: number; kind: 'done'; result: unknown }
  | { id: number; kind: 'refused'; field: DesignField; message: string }
  | { id: number; kind: 'not-a-design'; message: string }
  | { id: number; kind: 'failed'; message: string };
