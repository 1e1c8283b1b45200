import type { AspectRatio } from '#contract/resolutions.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { UpscaleInput } from '#contract/upscale.ts';
import type { EngineContext, EnginePicture, EngineResult, EngineTicket } from './calls.ts';
import type { EngineCutOuts } from './cut-outs.ts';
import type { EngineDesigns } from './designs.ts';
import type { EditUnderstanding, UnderstandEditRequest } from './edits.ts';
import type { EngineFaces } from './faces.ts';
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
 * The kinds of work. Those that make pictures go through `submit` and `collect`. Each of the others is an
 * optional method of the same name.
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

/** What is known of an operation before a call. */
export interface OperationFacts {
  /**
   * The operator's cost of a picture, or else of a call, in millionths of a US dollar; null when unknown.
   */
  readonly priceMicros: number | null;
  /** The typical duration, in milliseconds; null when unknown. */
  readonly typicalMs: number | null;
}

/** An engine's pictures before the server fits and re-encodes them. */
export interface PictureCapabilities {
  /**
   * The sizes it makes: about any requested one, some in pixels, its own in any listed shape, or its own in
   * its own shape.
   */
  readonly sizes: 'any' | 'own-by-shape' | 'own' | readonly (readonly [width: number, height: number])[];
  /** The file types; null when only the pictures themselves tell. */
  readonly formats: readonly EnginePicture['mimeType'][] | null;
  /** Whether it can change the part of a picture that a mask marks. */
  readonly takesMask: boolean;
}

/**
 * What an engine can do, and how the layer above must use it. This is data, so that no code branches on a
 * name.
 */
export interface EngineCapabilities {
  readonly id: string;
  /** The name for users, such as "OpenAI". Without one, the id. */
  readonly name?: string;
  /** The signature of its pictures, such as "Designed by the built-in engine". */
  readonly madeBy: string;
  /** Whether a trained model makes the pixels. False for designs that rules draw. */
  readonly isModel: boolean;
  /** Whether it runs on another server, which may be down and may charge the operator. */
  readonly isRemote: boolean;
  readonly operations: readonly EngineOperation[];
  /** The cost and duration of each operation. A missing one is free. */
  readonly facts?: Partial<Record<EngineOperation, OperationFacts>>;
  /** Whether the same request and seed give the same picture. */
  readonly takesSeed: boolean;
  readonly tools: readonly GenerateTool[];
  readonly aspectRatios: readonly AspectRatio[];
  readonly pictures: PictureCapabilities;
  readonly maxReferences: number;
  /**
   * What an upscaling engine reads beside picture and factor; null when unknown before the call. Missing:
   * nothing.
   */
  readonly upscaleReads?: readonly UpscaleInput[] | null;
  readonly progress: 'measured' | 'none';
  /** How many calls may run at the same time in one process. */
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** The time limit of a training; required when the operations include `trainStyle`. */
  readonly trainingTimeoutMs?: number;
  /**
   * What to do with a call whose process died before its result was stored: `restart` when it is free and
   * repeatable, `resume` when its ticket finds it again, `lost` when a second call would be paid twice.
   * Tickets are kept only for `resume`; a `lost` engine does all its work in `collect`.
   */
  readonly afterCrash: 'restart' | 'resume' | 'lost';
}

/** A request that claims to be a provider's webhook, with its raw body. */
export interface WebhookDelivery {
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly receivedAt: Date;
}

/** One engine. A call has two steps, so that a crash between them never pays a provider twice. */
export interface Engine {
  readonly capabilities: EngineCapabilities;
  /** For an engine whose designs can be changed. */
  readonly designs?: EngineDesigns;
  /** For an engine that reads faces. */
  readonly faces?: EngineFaces;
  /** For an engine that cuts subjects out of photos. */
  readonly cutOuts?: EngineCutOuts;
  submit(request: PictureRequest, context: EngineContext): Promise<EngineTicket>;
  /** For an engine with tickets the request has no references any more: the provider has them. */
  collect(request: PictureRequest, ticket: EngineTicket, context: EngineContext): Promise<EngineResult>;
  /** Cancels a submitted call at the provider, if that is possible. */
  cancel?(ticket: EngineTicket, context: Pick<EngineContext, 'signal'>): Promise<void>;
  /**
   * For an engine of edits that knows beforehand what it does with an instruction. Without actions, `collect`
   * refuses it. Engines without this method take every instruction.
   */
  understandEdit?(
    request: UnderstandEditRequest,
    context: Pick<EngineContext, 'signal'>,
  ): Promise<EditUnderstanding>;
  /** Describes in words what a picture shows. */
  describe?(request: DescribeRequest, context: Pick<EngineContext, 'signal'>): Promise<string>;
  /** Returns the breaches of the content policy in a text; empty without any. */
  moderate?(
    request: { readonly text: string },
    context: Pick<EngineContext, 'signal'>,
  ): Promise<readonly PolicyBreach[]>;
  /** Returns the words of a recording; empty without speech. */
  transcribe?(request: TranscribeRequest, context: Pick<EngineContext, 'signal'>): Promise<string>;
  /** Writes the same prompt with more detail. */
  enhancePrompt?(request: EnhanceRequest, context: Pick<EngineContext, 'signal'>): Promise<EnhancedPrompt>;
  /** Writes the same style with more detail. */
  enhanceStyle?(
    request: { readonly description: string },
    context: Pick<EngineContext, 'signal'>,
  ): Promise<EnhancedStyle>;
  /**
   * For engines whose operations include `trainStyle`. After a crash it is called again, with the stored
   * ticket.
   */
  trainStyle?(request: TrainStyleRequest, context: TrainingContext): Promise<TrainedStyle>;
  /** Cancels a started training at the provider, if that is possible. */
  cancelTraining?(ticket: EngineTicket, context: Pick<EngineContext, 'signal'>): Promise<void>;
  /**
   * For engines whose provider sends webhooks: checks that a request is authentic and fresh, and returns
   * the key of its call; null when it is not. A webhook is only a reason to poll the provider at once.
   */
  readWebhook?(delivery: WebhookDelivery, context: Pick<EngineContext, 'signal'>): Promise<string | null>;
  close(): Promise<void>;
}

/** The kind of error, by who has to act. */
export type EngineErrorKind =
  /** The provider refuses this content. The user changes the request. */
  | 'refused'
  /** The provider cannot use the input. The user changes it. */
  | 'invalid_input'
  /** The operator's account is empty. */
  | 'out_of_credit'
  /** A key, an address or a model is wrong. The operator corrects it. */
  | 'misconfigured'
  /** Too many calls at once. Temporary. */
  | 'rate_limited'
  /** The provider is down, or its response is unreadable. Temporary. */
  | 'unavailable'
  /** No response came in time. */
  | 'timed_out'
  /** A call was made and cannot be found again. */
  | 'lost';

export interface EngineErrorOptions {
  cause?: unknown;
  /** The provider's minimum time before the next call. */
  retryAfterMs?: number | null;
  /** The provider's id of the request in its own logs. */
  providerRequestId?: string | null;
  /** Whether the provider may have done the work and charge for it. */
  mayHaveCost?: boolean;
  /** For a call that has ended: polling it again gives the same error. */
  mayRetry?: false;
  /** For submitted work that the server has forgotten and that cost nothing: it may be submitted again. */
  mayResubmit?: true;
}

/**
 * The error of all engines. The layer above decides about retries; the error only says whether one makes
 * sense.
 */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** Whether a retry may help and cannot be paid twice. */
  readonly mayRetry: boolean;
  readonly mayHaveCost: boolean;
  /** Whether the work is lost and cost nothing, so that the same request may be submitted again. */
  readonly mayResubmit: boolean;
  readonly retryAfterMs: number | null;
  readonly providerRequestId: string | null;

  constructor(kind: EngineErrorKind, message: string, options: EngineErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.mayHaveCost = options.mayHaveCost ?? false;
    const passes = kind === 'rate_limited' || kind === 'unavailable' || kind === 'timed_out';
    this.mayRetry = passes && !this.mayHaveCost && options.mayRetry !== false;
    this.mayResubmit = options.mayResubmit ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.providerRequestId = options.providerRequestId ?? null;
  }
}

/** The error of an engine that took too long. A remote one may have done the work. */
export function timedOut({ capabilities }: Engine, limitMs: number, cause: unknown): EngineError {
  return new EngineError('timed_out', `the engine did not answer within ${limitMs} ms`, {
    cause,
    mayHaveCost: capabilities.isRemote,
  });
}
