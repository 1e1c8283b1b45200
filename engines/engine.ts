import type { AspectRatio } from '#contract/resolutions.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { UpscaleInput } from '#contract/upscale.ts';
import type { EngineContext, EnginePicture, EngineResult, EngineTicket } from './calls.ts';
import type { EngineDesigns } from './designs.ts';
import type { PictureOperation, PictureRequest } from './picture-requests.ts';
import type { TrainedStyle, TrainingContext, TrainStyleRequest } from './training.ts';
import type {
  DescribeRequest,
  EnhancedPrompt,
  EnhancedStyle,
  EnhanceRequest,
  PolicyBreach,
  TranscribeRequest,
} from './words.ts';

/**
 * The kinds of work there are. Those that make pictures go through `submit` and `collect`; the others are members of the
 * same name, which an engine may lack.
 */
export type EngineOperation =
  | PictureOperation
  | 'designs'
  | 'describe'
  | 'transcribe'
  | 'moderate'
  | 'enhancePrompt'
  | 'enhanceStyle'
  | 'trainStyle';

/** What is known of an operation before it is asked for. */
export interface OperationFacts {
  /** What a picture, or else a call, costs the operator, in millionths of a US dollar; null where nobody can say. */
  readonly priceMicros: number | null;
  /** How long it mostly takes, in milliseconds; null where nobody can say. */
  readonly typicalMs: number | null;
}

/** What an engine's pictures are like before the server has fitted and written them. */
export interface PictureCapabilities {
  /**
   * Which sizes it makes: about any that it is asked for, some in pixels, its own in any listed shape, or its own in its own
   * shape.
   */
  readonly sizes: 'any' | 'own-by-shape' | 'own' | readonly (readonly [width: number, height: number])[];
  /** What they come as; null where only they themselves tell. */
  readonly formats: readonly EnginePicture['mimeType'][] | null;
  /** Whether it can change a part of a picture that a mask names. */
  readonly takesMask: boolean;
}

/** What an engine can do, and what the layer above must know to use it: data, so that nothing branches on a name. */
export interface EngineCapabilities {
  readonly id: string;
  /** What people know it by, such as "OpenAI"; its id where that is missing. */
  readonly name?: string;
  /** How its pictures are signed, such as "Designed by the built-in engine". */
  readonly madeBy: string;
  /** Whether a trained model makes the pixels; a design drawn by rules is never called that. */
  readonly isModel: boolean;
  /** Whether it works elsewhere, where it can be down, and where the operator may pay for it. */
  readonly isRemote: boolean;
  readonly operations: readonly EngineOperation[];
  /** What each operation costs and how long it takes; one that is missing costs nothing. */
  readonly facts?: Partial<Record<EngineOperation, OperationFacts>>;
  /** Whether the same request and seed give the same picture. */
  readonly takesSeed: boolean;
  readonly tools: readonly GenerateTool[];
  readonly aspectRatios: readonly AspectRatio[];
  readonly pictures: PictureCapabilities;
  readonly maxReferences: number;
  /**
   * Of an engine that enlarges pictures, what it reads beside picture and factor; null where nobody can say before it is
   * asked. Missing: nothing.
   */
  readonly upscaleReads?: readonly UpscaleInput[] | null;
  readonly progress: 'measured' | 'none';
  /** How many calls may run at once in one process. */
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** How long a training may take; needed where the operations have `trainStyle`. */
  readonly trainingTimeoutMs?: number;
  /**
   * What to do with a call whose process died before its result was stored: `restart` when it costs nothing and
   * gives the same again, `resume` when its ticket finds it again, `lost` when a second call would be paid twice.
   * Only a `resume` engine's tickets are kept; one that is `lost` does all its work in `collect`.
   */
  readonly afterCrash: 'restart' | 'resume' | 'lost';
}

/** A request that claims to come from a provider, with its body as it came. */
export interface WebhookDelivery {
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly receivedAt: Date;
}

/** One engine. A call has two steps, so that a crash between them never pays a provider twice. */
export interface Engine {
  readonly capabilities: EngineCapabilities;
  /** Of an engine whose pictures are made of parts that can be changed. */
  readonly designs?: EngineDesigns;
  submit(request: PictureRequest, context: EngineContext): Promise<EngineTicket>;
  /** Of an engine with tickets, the request has no references any more: the provider has them. */
  collect(request: PictureRequest, ticket: EngineTicket, context: EngineContext): Promise<EngineResult>;
  /** Tells the provider that nobody waits for a submitted call any more, where it can be told. */
  cancel?(
    request: PictureRequest,
    ticket: EngineTicket,
    context: Pick<EngineContext, 'signal'>,
  ): Promise<void>;
  /** What a picture shows, in words. */
  describe?(request: DescribeRequest, context: Pick<EngineContext, 'signal'>): Promise<string>;
  /** What of the content policy a text breaks; empty where nothing. */
  moderate?(
    request: { readonly text: string },
    context: Pick<EngineContext, 'signal'>,
  ): Promise<readonly PolicyBreach[]>;
  /** What is said in a recording; empty where nobody speaks. */
  transcribe?(request: TranscribeRequest, context: Pick<EngineContext, 'signal'>): Promise<string>;
  /** The same wish, said more fully. */
  enhancePrompt?(request: EnhanceRequest, context: Pick<EngineContext, 'signal'>): Promise<EnhancedPrompt>;
  /** The same look, said more fully. */
  enhanceStyle?(
    request: { readonly description: string },
    context: Pick<EngineContext, 'signal'>,
  ): Promise<EnhancedStyle>;
  /** Of engines whose operations have `trainStyle`. Asked again after a crash, with the ticket that it has kept. */
  trainStyle?(request: TrainStyleRequest, context: TrainingContext): Promise<TrainedStyle>;
  /** Tells the provider that nobody waits for a begun training any more, where it can be told. */
  cancelTraining?(ticket: EngineTicket, context: Pick<EngineContext, 'signal'>): Promise<void>;
  /**
   * Of engines whose provider calls back: checks that a request is really the provider's and fresh, and answers the key of
   * the call that it is about; null where it is not. It is no more than a reason to ask the provider at once.
   */
  readWebhook?(delivery: WebhookDelivery, context: Pick<EngineContext, 'signal'>): Promise<string | null>;
  close(): Promise<void>;
}

/** What went wrong, by who has to act. */
export type EngineErrorKind =
  /** The provider will not make this. The user asks for something else. */
  | 'refused'
  /** The provider cannot work with what was sent. The user changes it. */
  | 'invalid_input'
  /** The operator's account has run dry. */
  | 'out_of_credit'
  /** A key, an address or a model is wrong. The operator sets it right. */
  | 'misconfigured'
  /** Too many calls at once. It passes. */
  | 'rate_limited'
  /** The provider is down, or answers nonsense. It passes. */
  | 'unavailable'
  /** No answer came in time. */
  | 'timed_out'
  /** A call was made and cannot be found again. */
  | 'lost';

export interface EngineErrorOptions {
  cause?: unknown;
  /** How long the provider asks to be left alone. */
  retryAfterMs?: number | null;
  /** What the provider calls the request in its own logs. */
  providerRequestId?: string | null;
  /** Whether the provider may have done the work and charge for it. */
  mayHaveCost?: boolean;
  /** Of a call that has ended: whoever asks for it again hears the same again. */
  mayRetry?: false;
}

/** The one error of all engines. The layer above decides about retries; the error only says whether one makes sense. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** Whether asking again may help and cannot be paid for twice. */
  readonly mayRetry: boolean;
  readonly mayHaveCost: boolean;
  readonly retryAfterMs: number | null;
  readonly providerRequestId: string | null;

  constructor(kind: EngineErrorKind, message: string, options: EngineErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.mayHaveCost = options.mayHaveCost ?? false;
    const passes = kind === 'rate_limited' || kind === 'unavailable' || kind === 'timed_out';
    this.mayRetry = passes && !this.mayHaveCost && options.mayRetry !== false;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.providerRequestId = options.providerRequestId ?? null;
  }
}
