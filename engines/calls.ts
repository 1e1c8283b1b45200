export type EngineStep = 'reading' | 'scene' | 'hero' | 'headline' | 'finishing' | 'encoding' | 'working';

export interface EngineContext {
  readonly signal: AbortSignal;
  /** `fraction` runs from 0 to 1; it is what the provider has said, never a guess. */
  onProgress(fraction: number, step: EngineStep): void;
  /** Shows the user what the provider has so far: a JPEG, PNG or WebP of any size. As often as it comes; most are left out. */
  onPreview?(picture: Uint8Array): void;
  /**
   * Resolves when the provider has sent a webhook about this, as `readWebhook` has called it, or when the time is over;
   * rejects with the signal's reason. Missing where no webhooks come: then time alone decides.
   */
  untilNews?(key: string, ms: number): Promise<void>;
}

/** Whatever finds a submitted call again after a crash; stored as JSON before anything else happens. */
export type EngineTicket = Readonly<Record<string, string | number | boolean | null>>;

/** Something the user should know about a result that is there all the same. */
export interface EngineWarning {
  readonly code: string;
  readonly message: string;
}

/** RGBA, eight bits each, row by row. */
export interface Pixels {
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Whether nothing shines through anywhere. */
  readonly isOpaque: boolean;
}

export interface EnginePicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/webp' | 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /**
   * The same picture in small, as wide as the widest of the copies (`variantWidths`) that are narrower than it: from an
   * engine that has just drawn it, so that nobody has to decode the file to make them.
   */
  readonly reduced?: Pixels | null;
  /** How to make exactly this picture again, for engines that know; JSON. */
  readonly recipe: unknown;
}

/**
 * A picture as a provider has sent it: of whatever type and size it says, and perhaps none at all. The server decodes it,
 * fits it into what was asked for and writes it anew.
 */
export interface UncheckedPicture {
  readonly unchecked: Uint8Array;
}

export type ResultPicture = EnginePicture | UncheckedPicture;

export interface EngineResult {
  readonly pictures: readonly [ResultPicture, ...ResultPicture[]];
  readonly warnings: readonly EngineWarning[];
  readonly enhancedPrompt: string | null;
  /** How these are signed, where another model than the engine's usual one has made them. */
  readonly madeBy?: string;
  /** Whether a trained model has made these pixels, where that is otherwise than the engine's usual. */
  readonly isModelMade?: boolean;
  /** What the provider says that this has cost, in millionths of a US dollar; missing where it does not say. */
  readonly spentMicros?: number;
  /** What the provider calls this request in its own logs. */
  readonly providerRequestId?: string;
}
