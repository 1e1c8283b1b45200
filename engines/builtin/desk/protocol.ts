/** The messages between a desk's thread and its owner. Structured clones, so plain data only. */
import type {
  DesignChange,
  DesignField,
  DesignIcon,
  DesignOffer,
  DesignView,
} from '../../../contract/designs.ts';
import type { GenerateTool } from '../../../contract/tools.ts';
import type { ChangedDesign } from '../../designs.ts';
import type { EnhancedPrompt, EnhancedStyle, EnhanceRequest } from '../../words.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { PixelPicture } from '../thread/protocol.ts';
import type { PromptLanguage } from '../vocabulary.ts';

/** The questions and their answers. */
export interface DeskCalls {
  offer: { asked: { recipe: unknown; tool: GenerateTool }; answered: DesignOffer };
  /** Draws a recipe and discards the picture, once, to load fonts and whatever else drawing needs. */
  load: { asked: { recipe: unknown }; answered: null };
  change: { asked: { recipe: unknown; change: DesignChange }; answered: ChangedDesign };
  preview: {
    asked: {
      recipe: unknown;
      change: DesignChange;
      /** Longest side in pixels. */
      side: number;
      /** The photos of the recipe before the change. */
      photos: readonly PhotoPixels[];
    };
    answered: { pixels: PixelPicture; view: DesignView };
  };
  search: { asked: { query: string; language: PromptLanguage }; answered: DesignIcon[] };
  icon: { asked: { id: string }; answered: PixelPicture | null };
  scene: { asked: { id: string; mood: string }; answered: PixelPicture | null };
  enhancePrompt: { asked: EnhanceRequest; answered: EnhancedPrompt };
  enhanceStyle: { asked: { description: string }; answered: EnhancedStyle };
}

export type DeskVerb = keyof DeskCalls;

/** Owner → thread. */
export type DeskQuestion = {
  [Verb in DeskVerb]: { id: number; verb: Verb; asked: DeskCalls[Verb]['asked'] };
}[DeskVerb];

/** Thread → owner. */
export type DeskAnswer =
  | { id: number; kind: 'done'; answered: unknown }
  | { id: number; kind: 'refused'; field: DesignField; message: string }
  | { id: number; kind: 'not-a-design'; message: string }
  | { id: number; kind: 'failed'; message: string };
