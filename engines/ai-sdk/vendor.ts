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

/** What is asked for: a new picture, a picture that is changed or gone by, a part of one, words. */
export type Use = 'generate' | 'edit' | 'inpaint' | 'chat';

/** How one picture is asked for, beside its prompt. */
export interface Ask {
  readonly model: string;
  /** In pixels. */
  readonly wanted: { readonly width: number; readonly height: number };
  /** Whether that is the size of the picture that is changed, which models keep unless they are told another. */
  readonly isOwnSize: boolean;
  /** As data URLs. */
  readonly pictures: readonly string[];
}

/** What of an ask the SDK has its own words for, and what goes through it to the vendor as it is. */
export interface AskWords {
  readonly aspectRatio?: `${number}:${number}`;
  readonly size?: `${number}x${number}`;
  readonly providerOptions?: Record<string, Record<string, JSONValue>>;
  /** Where the pictures are in the options already. */
  readonly isWithoutFiles?: true;
}

/** Why an answer is none, though its status is good. */
export interface Fault {
  readonly kind: EngineErrorKind;
  /** The vendor's own word for it, never a sentence. */
  readonly code: string;
  readonly mayHaveCost: boolean;
}

/** One vendor of image models as the AI SDK knows it: all that sets it apart from the others, as data. */
export interface Vendor {
  readonly id: string;
  /** As the vendor writes it. */
  readonly name: string;
  /** The variable of its key, as its package calls it; that of the others begin with `prefix`. */
  readonly keyVariable: string;
  readonly prefix: string;
  readonly baseUrl: string;
  /** The models where nobody says which; `edit` is also asked where there are references. Missing: it cannot. */
  readonly models: {
    readonly generate: string;
    readonly edit?: string;
    readonly inpaint?: string;
    readonly chat?: string;
  };
  /** Begins every name of a model that its package takes. */
  readonly modelPrefix?: string;
  /** Loads its package, at the first call: of an engine that nobody uses nothing is in memory. */
  open(settings: ProviderSettings, model: string): Promise<Provider>;
  readonly rules: Omit<WireRules, 'vendor'>;
  /** What a good answer of a model may be called; JSON unless it says otherwise. */
  answersWith?(model: string): RegExp;
  /** Looks into a good answer for what the SDK would not tell, or not in time. */
  inspect?(answer: { readonly json: unknown; readonly headers: Headers; readonly use: Use }): Fault | null;
  /** What a model makes of a wanted size and of pictures. */
  toWords(ask: Ask): AskWords;
  readonly maxReferences: number;
  readonly takesSeed: boolean;
  /** In millionths of a US dollar for a picture of about a megapixel, by the vendor's price list of 2026; others: nobody knows. */
  readonly prices: Readonly<Record<string, number>>;
  /** Of a picture, in milliseconds. */
  readonly typicalMs: number;
  readonly concurrency: number;
  /** What the SDK says of the costs of a call, in millionths of a US dollar. */
  readSpent?(metadata: unknown): number | null;
  /** Of vendors whose answer names a job, of which the result is asked for afterwards. */
  readonly queue?: Queue;
}
