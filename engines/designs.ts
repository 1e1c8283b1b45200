import type { CanvasDocument } from '#canvas/document/document.ts';
import type { DesignFont } from '#contract/design-files.ts';
import type { DesignChange, DesignField, DesignIcon, DesignOffer, DesignView } from '#contract/designs.ts';
import type { Language } from '#contract/languages.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { EngineContext, EnginePicture, EngineWarning } from './calls.ts';
import type { EngineReference, GenerateRequest } from './picture-requests.ts';

/**
 * An engine's designs: pictures whose parts can be changed, with the possible choices and their previews.
 */
export interface EngineDesigns {
  /**
   * Returns the choices for a picture of a tool. Throws `NotADesign` when the recipe is not one of this
   * engine's.
   */
  offer(recipe: unknown, tool: GenerateTool): Promise<DesignOffer>;
  /**
   * Prepares a design's first preview: reads its references, and loads what drawing needs. A failure here
   * repeats in the preview. Aborting ends the waiting.
   */
  makeReady(recipe: unknown, options: Omit<PreviewOptions, 'detail'>): Promise<void>;
  /**
   * Returns the changed recipe without drawing it. Throws `DesignChangeRefused`, and `NotADesign` as above.
   */
  change(recipe: unknown, change: DesignChange): Promise<ChangedDesign>;
  /**
   * Returns the recipe with another photo of the user in place of the one with this index among its
   * references. The same `id` means the same photo. Throws `DesignChangeRefused` if it shows none there.
   */
  replacePhoto(recipe: unknown, photo: NewPhoto, context: Pick<EngineContext, 'signal'>): Promise<Replaced>;
  /** Draws a preview of the changed design. Aborting ends the waiting. Throws as `change` does. */
  preview(recipe: unknown, change: DesignChange, options: PreviewOptions): Promise<DesignPreview>;
  /**
   * Sets the words of a request over a picture that another engine has made for it (`words: 'adventure'`), as
   * a design whose only reference image is that picture. Throws `EngineError` when it cannot.
   */
  compose(request: GenerateRequest, made: MadePicture, context: EngineContext): Promise<ComposedDesign>;
  /**
   * Takes a design apart into layers of the canvas editor that give the same picture. Throws `NotADesign` as
   * above.
   */
  openAsLayers(recipe: unknown, options: LayersOptions): Promise<DesignAsLayers>;
  /** Draws the picture of a recipe in full size and quality. */
  draw(recipe: unknown, options: DrawOptions): Promise<EnginePicture>;
  /** Searches illustrations, best match first; without words, the most popular ones. */
  searchIcons(query: string, language: Language): Promise<DesignIcon[]>;
  /** A small WebP of an illustration with a transparent background; null for an unknown name. */
  iconPicture(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A WebP of an illustration without margins, its longer side 640 pixels; null for an unknown name. */
  stickerPicture(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The display fonts that designs are lettered in. */
  fonts(): readonly DesignFont[];
  /** One of a font's files (WOFF2), by its place in the list of `fonts`; null for an unknown one. */
  fontFile(id: string, file: number): Uint8Array<ArrayBuffer> | null;
  /** A small WebP of a background; null for an unknown name or mood. */
  scenePicture(id: string, mood: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface MadePicture extends Pick<EngineReference, 'bytes' | 'mimeType'> {
  /** Its place among the request's pictures, counted from 0. */
  readonly place: number;
}

export interface ComposedDesign {
  readonly picture: EnginePicture;
  readonly warnings: readonly EngineWarning[];
}

export interface NewPhoto {
  readonly at: number;
  readonly id: string;
  /** Returns it; its use is that of an own photo. */
  read(): Promise<Pick<EngineReference, 'bytes'>>;
}

export interface Replaced {
  readonly recipe: unknown;
  readonly warnings: readonly EngineWarning[];
}

export interface PreviewOptions {
  readonly detail: 'quick' | 'full';
  readonly references: StoredReferences;
  readonly signal: AbortSignal;
}

/** What layers of a design show, which their names say. */
export const designLayerNames = [
  'background',
  'shadow',
  'sticker',
  'backdrop',
  'photo',
  'hero',
  'second',
  'decoration',
  'emblem',
  'headline',
  'band',
  'texture',
  'finish',
] as const;
export type DesignLayerName = (typeof designLayerNames)[number];

export interface LayersOptions {
  readonly names: Readonly<Record<DesignLayerName, string>>;
  readonly references: StoredReferences;
  readonly signal: AbortSignal;
}

export interface DesignAsLayers {
  /** Its pictures are named by the keys of `pictures`. */
  readonly document: CanvasDocument;
  readonly pictures: Readonly<Record<string, LayerPicture>>;
}

export interface LayerPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: 'image/png';
  readonly width: number;
  readonly height: number;
}

/** The pictures that a design was made from. They are read only when they are needed. */
export interface StoredReferences {
  /** The same id means the same pictures. */
  readonly id: string;
  /** Returns them in order. Throws when one is gone. */
  read(): Promise<readonly EngineReference[]>;
}

export interface DrawOptions extends EngineContext {
  /** 0 to 100, as in the form. */
  readonly outputQuality: number;
  /** The shorter side in pixels; as in the recipe by default. */
  readonly shorterSide?: number;
  readonly references: readonly EngineReference[];
}

export interface ChangedDesign {
  readonly recipe: unknown;
  /** The name of its style, if that was changed. */
  readonly style: { readonly id: string; readonly name: string } | null;
  readonly warnings: readonly EngineWarning[];
}

export interface DesignPreview {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly view: DesignView;
}

/** A change that cannot be drawn. `field` names the choice to change; users may read the message. */
export class DesignChangeRefused extends Error {
  readonly field: DesignField;

  constructor(field: DesignField, message: string) {
    super(message);
    this.name = 'DesignChangeRefused';
    this.field = field;
  }
}

/** The stored data is not a recipe of this engine. */
export class NotADesign extends Error {
  override readonly name = 'NotADesign';
}
