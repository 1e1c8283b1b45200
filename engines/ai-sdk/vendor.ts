import type { ImageModel, JSONValue, LanguageModel } from 'ai';
import type { EngineErrorKind } from '../engine.ts';
import type { WireRules } from '../remote/wire.ts';
import type { Queue } from './queued-job.ts';

/** What the AI SDK's package of a vendor is opened with. */
export interface ProviderSettings {
  readonly apiKey: string;
  readonly baseURL: string;
  readonly fetch: typeof globalThis.fetch;
}

/** What we use of a vendor's package. */
export interface Provider {
  image(model: string): ImageModel;
  chat?(model: string): LanguageModel;
}

/** The kind of request: a new picture, an edit of one or of its references, a part of one, words. */
export type Use = 'generate' | 'edit' | 'inpaint' | 'chat';

/** The request for one picture, beside its prompt. */
export interface VendorRequest {
  readonly model: string;
  /** In pixels. */
  readonly requestedSize: { readonly width: number; readonly height: number };
  /** Whether that is the size of the edited picture, which models keep unless the request names another. */
  readonly isOwnSize: boolean;
  /** As data URLs. */
  readonly pictures: readonly string[];
}

/**
 * The parts of a request that the SDK has its own inputs for, and those it passes to the vendor unchanged.
 */
export interface VendorInputs {
  readonly aspectRatio?: `${number}:${number}`;
  readonly size?: `${number}x${number}`;
  readonly providerOptions?: Record<string, Record<string, JSONValue>>;
  /** Whether the pictures are in the options already. */
  readonly isWithoutFiles?: true;
}

/** Why a response with a good status is a failure. */
export interface Fault {
  readonly kind: EngineErrorKind;
  /** The vendor's own code, never a sentence. */
  readonly code: string;
  readonly mayHaveCost: boolean;
}

/** One vendor of image models in the AI SDK: all that distinguishes it from the others, as data. */
export interface Vendor {
  readonly id: string;
  /** As the vendor writes it. */
  readonly name: string;
  /** The variable of its key, as its package calls it. The other variables begin with `prefix`. */
  readonly keyVariable: string;
  readonly prefix: string;
  readonly baseUrl: string;
  /** The default models. `edit` also serves requests with references. A missing one is not supported. */
  readonly models: {
    readonly generate: string;
    readonly edit?: string;
    readonly inpaint?: string;
    readonly chat?: string;
  };
  /** Begins every model name that its package takes. */
  readonly modelPrefix?: string;
  /** Loads its package at the first call, so that an unused engine takes no memory. */
  open(settings: ProviderSettings, model: string): Promise<Provider>;
  readonly rules: Omit<WireRules, 'vendor'>;
  /** The content types of a good response of a model; JSON by default. */
  answersWith?(model: string): RegExp;
  /** Finds failures in a good response that the SDK would not report, or not in time. */
  inspect?(answer: { readonly json: unknown; readonly headers: Headers; readonly use: Use }): Fault | null;
  /** Converts a requested size and pictures into a model's inputs. */
  toInputs(request: VendorRequest): VendorInputs;
  readonly maxReferences: number;
  readonly takesSeed: boolean;
  /**
   * In millionths of a US dollar for a picture of about a megapixel, by the vendor's price list of 2026.
   * The price of other models is unknown.
   */
  readonly prices: Readonly<Record<string, number>>;
  /** Of a picture, in milliseconds. */
  readonly typicalMs: number;
  readonly concurrency: number;
  /** Reads a call's cost from the SDK's metadata, in millionths of a US dollar. */
  readSpent?(metadata: unknown): number | null;
  /** For vendors that respond with a job, whose result is polled. */
  readonly queue?: Queue;
}
