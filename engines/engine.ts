import type { PromptChange } from '#contract/enhance-prompt.ts';
import type { PictureMeasures } from '#contract/image-analysis.ts';
import type { ReferenceStroke, ReferenceUse } from '#contract/references.ts';
import type { AspectRatio } from '#contract/resolutions.ts';
import type { AudioType } from '#contract/speech.ts';
import type { ImageStyleId } from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { TrainingMode } from '#contract/trained-styles.ts';
import type { EngineDesigns } from './designs.ts';

/** The kinds of work there are; those beside `generate` are members of the same name, which an engine may lack. */
export type EngineOperation =
  | 'generate'
  | 'designs'
  | 'transcribe'
  | 'enhancePrompt'
  | 'enhanceStyle'
  | 'trainStyle';

/** What an engine can do, and what the layer above must know to use it: data, so that nothing branches on a name. */
export interface EngineCapabilities {
  readonly id: string;
  /** How its pictures are signed, such as "Designed by the built-in engine". */
  readonly madeBy: string;
  /** Whether a trained model makes the pixels; a design drawn by rules is never called that. */
  readonly isModel: boolean;
  readonly operations: readonly EngineOperation[];
  readonly tools: readonly GenerateTool[];
  readonly aspectRatios: readonly AspectRatio[];
  readonly maxReferences: number;
  readonly progress: 'measured' | 'none';
  /** How many calls may run at once in one process. */
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** How long a training may take; needed where the operations have `trainStyle`. */
  readonly trainingTimeoutMs?: number;
  /**
   * What to do with a call whose process died before its result was stored: `restart` when it costs nothing and
   * gives the same again, `resume` when its ticket finds it again, `lost` when a second call would be paid twice.
   */
  readonly afterCrash: 'restart' | 'resume' | 'lost';
}

/** What is asked of an engine that makes pictures. Sizes in pixels. */
export interface GenerateRequest {
  readonly tool: GenerateTool;
  readonly prompt: string;
  readonly style: EngineStyle;
  readonly aspectRatio: AspectRatio;
  readonly width: number;
  readonly height: number;
  /** 0 to 100, as the form has it. */
  readonly quality: number;
  /** Creativity, 0 to 10; null where the tool has none. */
  readonly creativity: number | null;
  /** Same request and seed: the same picture, for engines that know seeds. The second of several has the next one. */
  readonly seed: number;
  /** How many pictures. */
  readonly count: number;
  /** At most `maxReferences` of the capabilities. */
  readonly references: readonly EngineReference[];
}

/** A reference picture, upright, in sRGB. */
export interface EngineReference {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly use: ReferenceUse;
  readonly strokes: readonly ReferenceStroke[];
}

/**
 * A style as the engine sees it: a preset by id, a description in words, or a style that this engine was taught, by the
 * profile that its training has left.
 */
export interface EngineStyle {
  readonly id: ImageStyleId | (string & {});
  readonly name: string;
  readonly description?: string;
  /** What the engine's own training answered with; JSON, never looked into by others. */
  readonly profile?: unknown;
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

/** Something the user should know about a result that is there all the same. */
export interface EngineWarning {
  readonly code: string;
  readonly message: string;
}

export interface EngineResult {
  readonly pictures: readonly [EnginePicture, ...EnginePicture[]];
  readonly warnings: readonly EngineWarning[];
  readonly enhancedPrompt: string | null;
}

export type EngineStep = 'reading' | 'scene' | 'hero' | 'headline' | 'finishing' | 'encoding' | 'working';

export interface EngineContext {
  readonly signal: AbortSignal;
  /** `fraction` runs from 0 to 1. */
  onProgress(fraction: number, step: EngineStep): void;
}

/** A picture that a style is trained on: upright, in sRGB, without transparency. */
export interface TrainingPicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

export interface TrainStyleRequest {
  readonly pictures: readonly TrainingPicture[];
  /** Whether the whole look is taken from the pictures, or what they show. */
  readonly mode: TrainingMode;
  /** The word that calls the style up in a prompt. */
  readonly triggerWord: string;
}

/** What a training has taught the engine. */
export interface TrainedStyle {
  /** JSON that the engine gets back as `EngineStyle.profile`; nobody else looks into it. */
  readonly profile: unknown;
  /** The same in words, in English: for the user, and for other engines in the profile's place. */
  readonly description: string;
}

/** Whatever finds a submitted call again after a crash; stored as JSON before anything else happens. */
export type EngineTicket = Readonly<Record<string, string | number | boolean | null>>;

/** A recording of at most half a minute, whole. */
export interface TranscribeRequest {
  readonly bytes: Uint8Array;
  readonly mimeType: AudioType;
  /** What is spoken, as a tag such as `pt-BR`; null where nobody knows. */
  readonly language: string | null;
}

export interface EnhanceRequest {
  readonly prompt: string;
  readonly tool: GenerateTool;
  /** The style's id or name; empty where none is chosen. */
  readonly style: string;
  /** What was measured in the reference picture, where there is one. */
  readonly analysis: PictureMeasures | null;
}

export interface EnhancedPrompt {
  readonly prompt: string;
  /** What it says that the prompt did not, in order; empty where there was nothing to add. */
  readonly changes: readonly { readonly kind: PromptChange; readonly words: string }[];
}

/** What somebody says of a style, said more fully. */
export interface EnhancedStyle {
  readonly description: string;
  /** What it says that the description did not, in order; empty where there was nothing to add. */
  readonly added: readonly string[];
}

/** One engine. A call has two steps, so that a crash between them never pays a provider twice. */
export interface Engine {
  readonly capabilities: EngineCapabilities;
  /** Of an engine whose pictures are made of parts that can be changed. */
  readonly designs?: EngineDesigns;
  submit(request: GenerateRequest, context: EngineContext): Promise<EngineTicket>;
  collect(request: GenerateRequest, ticket: EngineTicket, context: EngineContext): Promise<EngineResult>;
  /** What is said in a recording; empty where nobody speaks. */
  transcribe?(request: TranscribeRequest, context: Pick<EngineContext, 'signal'>): Promise<string>;
  /** The same wish, said more fully. */
  enhancePrompt?(request: EnhanceRequest, context: Pick<EngineContext, 'signal'>): Promise<EnhancedPrompt>;
  /** The same look, said more fully. */
  enhanceStyle?(
    request: { readonly description: string },
    context: Pick<EngineContext, 'signal'>,
  ): Promise<EnhancedStyle>;
  /** Of engines whose operations have `trainStyle`. Asked again after a crash, so that what is paid for must be found again. */
  trainStyle?(request: TrainStyleRequest, context: EngineContext): Promise<TrainedStyle>;
  close(): Promise<void>;
}

export type EngineErrorKind =
  | 'refused'
  | 'invalid_input'
  | 'out_of_credit'
  | 'misconfigured'
  | 'rate_limited'
  | 'unavailable'
  | 'timed_out'
  | 'lost';

/** The one error of all engines. The layer above decides about retries; the error only says whether one makes sense. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  readonly mayRetry: boolean;
  readonly retryAfterMs: number | null;

  constructor(
    kind: EngineErrorKind,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.mayRetry = kind === 'rate_limited' || kind === 'unavailable' || kind === 'timed_out';
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
