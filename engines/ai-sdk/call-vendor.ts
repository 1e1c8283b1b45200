import type { EngineResult, UncheckedPicture } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import type { PictureCall } from './picture-calls.ts';
import type { Job } from './queued-job.ts';
import type { Provider, Vendor } from './vendor.ts';
import { createVendorFetch, type VendorAddress } from './vendor-fetch.ts';

/** How to reach a vendor, and with whose key. */
export interface VendorAccess extends VendorAddress {
  readonly key: string;
  /** The first pause between two polls of a job, in milliseconds. Each next pause is half as long again. */
  readonly firstPollMs?: number;
}

/**
 * A finished picture. Its cost is in millionths of a US dollar, from the vendor or else its price list;
 * null when neither gives one.
 */
export interface MadePicture {
  readonly picture: UncheckedPicture;
  readonly spentMicros: number | null;
  readonly providerRequestId: string | null;
}

/** Loads a vendor's package and opens it for one call. */
export function openProvider(
  { vendor, key, baseUrl }: VendorAccess,
  model: string,
  fetch: typeof globalThis.fetch,
): Promise<Provider> {
  return vendor.open({ apiKey: key, baseURL: baseUrl, fetch }, model);
}

/** Loads the SDK. Its warnings would go to the console, past our log. */
export async function loadSdk() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}

/** Calls a model that responds with the picture. Throws an `EngineError`, or the signal's reason. */
export function makePicture(
  access: VendorAccess,
  pictureCall: PictureCall,
  signal: AbortSignal,
): Promise<MadePicture> {
  const { vendor } = access;
  return withEngineErrors(vendor.name, { signal }, async () => {
    const fetch = createVendorFetch(access, pictureCall);
    const { image, calls, responses } = await generate(access, pictureCall, fetch, signal);
    const { uint8Array: bytes } = image;
    if (bytes.byteLength === 0) {
      throw new EngineError('unavailable', `${vendor.name} answered without a picture`, {
        mayHaveCost: true,
      });
    }
    return {
      picture: { unchecked: bytes },
      // The metadata of all calls together covers only the pictures.
      spentMicros: vendor.readSpent?.(calls[0]?.providerMetadata) ?? priceOf(vendor, pictureCall.model),
      providerRequestId: requestIdOf(vendor, responses[0]?.headers),
    };
  });
}

/**
 * Calls a model that responds with a job, and returns the job. The package would poll the job itself until
 * it ends, so that it could be neither stored nor found again.
 */
export function startJob(access: VendorAccess, pictureCall: PictureCall, signal: AbortSignal): Promise<Job> {
  const { vendor } = access;
  return withEngineErrors(vendor.name, { signal }, async () => {
    const { queue } = vendor;
    const wire = createVendorFetch(access, pictureCall);
    const taken = Symbol('the vendor has taken the job');
    let job: Job | null = null;
    const once: typeof fetch = async (input, init) => {
      job = queue?.readJob(await (await wire(input, init)).json()) ?? null;
      throw taken;
    };
    await generate(access, pictureCall, once, signal).catch((thrown: unknown) => {
      if (thrown !== taken) throw thrown;
    });
    if (job === null) {
      throw new EngineError('unavailable', `${vendor.name} answered without a job`, { mayHaveCost: true });
    }
    return job;
  });
}

async function generate(
  access: VendorAccess,
  { model, prompt, inputs, pictures, mask, seed }: PictureCall,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
) {
  const { generateImage } = await loadSdk();
  const { image } = await openProvider(access, model, fetch);
  const { isWithoutFiles, ...rest } = inputs;
  const files = isWithoutFiles ? [] : pictures;
  return generateImage({
    model: image(model),
    prompt: files.length === 0 ? prompt : { text: prompt, images: [...files], ...(mask && { mask }) },
    n: 1,
    ...(seed !== null && { seed }),
    ...rest,
    // The layer above decides about retries.
    maxRetries: 0,
    abortSignal: signal,
  });
}

/**
 * The price by the price list. With references another model is called, which may cost many times as much.
 */
export function priceOf({ prices }: Vendor, model: string): number | null {
  return prices[model] ?? null;
}

function requestIdOf({ rules }: Vendor, headers: Record<string, string> | undefined): string | null {
  const name = rules.requestIdHeaders?.find((header) => headers?.[header]);
  return name === undefined ? null : (headers?.[name]?.slice(0, 200) ?? null);
}

/** Combines several pictures into one result. */
export function toResult([first, ...others]: readonly [MadePicture, ...MadePicture[]]): EngineResult {
  const spent = [first, ...others].map(({ spentMicros }) => spentMicros);
  const total = spent.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  );
  return {
    pictures: [first.picture, ...others.map(({ picture }) => picture)],
    warnings: [],
    enhancedPrompt: null,
    ...(total !== null && { spentMicros: total }),
    ...(first.providerRequestId !== null && { providerRequestId: first.providerRequestId }),
  };
}
