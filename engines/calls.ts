export type EngineStep = 'reading' | 'scene' | 'hero' | 'headline' | 'finishing' | 'encoding' | 'working';

export interface EngineContext {
  readonly signal: AbortSignal;
  /**
   * Reports progress, `fraction` from 0 to 1. It is the provider's own, never a guess. `each` has the
   * fraction of each picture, in order, for engines that know.
   */
  onProgress(fraction: number, step: EngineStep, each?: readonly number[]): void;
  /**
   * Shows the user a preview: a JPEG, PNG or WebP of any size. Call it for every preview; most are skipped.
   */
  onPreview?(picture: Uint8Array): void;
  /**
   * Hands over one of several pictures, counted from 0, while the others are still made: the user sees it at
   * once. The same object comes in the result.
   */
  onPicture?(picture: EnginePicture, place: number): void;
  /**
   * Resolves when the provider has sent a webhook with this key (from `readWebhook`), or when the time is
   * over. Rejects with the signal's reason. Missing when no webhooks come, so that only the time counts.
   */
  waitForWebhook?(key: string, ms: number): Promise<void>;
}

/** Finds a submitted call again after a crash. Stored as JSON before anything else happens. */
export type EngineTicket = Readonly<Record<string, string | number | boolean | null>>;

/** A note for the user about a successful result. */
export interface EngineWarning {
  readonly code: string;
  readonly message: string;
}

/** RGBA, eight bits each, row by row. */
export interface Pixels {
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Whether every pixel is fully opaque. */
  readonly isOpaque: boolean;
}

export interface EnginePicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/webp' | 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /**
   * The same picture, as wide as the widest stored variant (`variantWidths`) that is narrower than it. An
   * engine that has just drawn the picture provides it to save decoding the file for the variants.
   */
  readonly reduced?: Pixels | null;
  /** Makes exactly this picture again, for engines that can; JSON. */
  readonly recipe: unknown;
  /**
   * Where it is in the source picture, if it is only the part of it around the mask: an engine of this
   * machine need not write what it has not changed.
   */
  readonly part?: { readonly left: number; readonly top: number };
}

/**
 * A picture as a provider has sent it: of any type and size, and perhaps invalid. The server decodes it,
 * fits it to the request and re-encodes it.
 */
export interface UncheckedPicture {
  readonly unchecked: Uint8Array;
}

export type ResultPicture = EnginePicture | UncheckedPicture;

export interface EngineResult {
  readonly pictures: readonly [ResultPicture, ...ResultPicture[]];
  readonly warnings: readonly EngineWarning[];
  readonly enhancedPrompt: string | null;
  /** The signature, if another model than the engine's usual one has made them. */
  readonly madeBy?: string;
  /** Whether a trained model has made these pixels, if that differs from the engine's capabilities. */
  readonly isModelMade?: boolean;
  /** The cost in millionths of a US dollar, as the provider reports it; missing when it does not. */
  readonly spentMicros?: number;
  /** The provider's id of this request in its own logs. */
  readonly providerRequestId?: string;
}
