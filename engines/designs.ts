import type { DesignChange, DesignField, DesignIcon, DesignOffer, DesignView } from '#contract/designs.ts';
import type { Language } from '#contract/languages.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { EngineContext, EnginePicture, EngineWarning } from './calls.ts';
import type { EngineReference } from './picture-requests.ts';

/** Of an engine whose pictures are made of parts that can be changed: what can be chosen, and how it looks then. */
export interface EngineDesigns {
  /** What can be chosen for a picture of a tool. Throws `NotADesign` for a recipe that is none of this engine's. */
  offer(recipe: unknown, tool: GenerateTool): Promise<DesignOffer>;
  /**
   * Makes a design's first preview as fast as the next ones: reads its references, and loads what drawing needs. What fails
   * here fails again in the preview. Aborting gives up waiting.
   */
  makeReady(recipe: unknown, options: Omit<PreviewOptions, 'detail'>): Promise<void>;
  /** The changed recipe, not drawn. Throws `DesignChangeRefused`, and `NotADesign` as above. */
  change(recipe: unknown, change: DesignChange): Promise<ChangedDesign>;
  /** The changed design, drawn to be looked at. Aborting gives up waiting. Throws as `change` does. */
  preview(recipe: unknown, change: DesignChange, options: PreviewOptions): Promise<DesignPreview>;
  /** The picture of a recipe, as large and as good as any that this engine makes. */
  draw(recipe: unknown, options: DrawOptions): Promise<EnginePicture>;
  /** Illustrations by what they show, best first; without words those that are asked for most. */
  searchIcons(query: string, language: Language): Promise<DesignIcon[]>;
  /** A small WebP of an illustration, transparent around it; null where there is none of that name. */
  iconPicture(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A small WebP of a background; null where there is none of that name and mood. */
  scenePicture(id: string, mood: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface PreviewOptions {
  readonly detail: 'quick' | 'full';
  readonly references: StoredReferences;
  readonly signal: AbortSignal;
}

/** The pictures that a design was made from, which are read only when they are needed. */
export interface StoredReferences {
  /** The same id, the same pictures. */
  readonly id: string;
  /** In their order. Throws where one is not there any more. */
  read(): Promise<readonly EngineReference[]>;
}

export interface DrawOptions extends EngineContext {
  /** 0 to 100, as the form has it. */
  readonly quality: number;
  readonly references: readonly EngineReference[];
}

export interface ChangedDesign {
  readonly recipe: unknown;
  /** What its style is called, where that was changed. */
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

/** A change that cannot be drawn. `field` names what has to be chosen otherwise; the message may be read by users. */
export class DesignChangeRefused extends Error {
  readonly field: DesignField;

  constructor(field: DesignField, message: string) {
    super(message);
    this.name = 'DesignChangeRefused';
    this.field = field;
  }
}

/** What was kept with the picture is no recipe of this engine. */
export class NotADesign extends Error {
  override readonly name = 'NotADesign';
}
