import Replicate from 'replicate';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { createWire } from '../remote/wire.ts';
import { replicateRules, resultRules, vendor } from './rules.ts';

interface ClientOptions {
  readonly key: string;
  /** Including the version, without a trailing slash. */
  readonly baseUrl: string;
  readonly network: Pick<EngineNetwork, 'fetch'>;
}

/** Polls of earlier work. */
const resultPath = /\/(predictions|trainings)\/[^/]+$/;

/**
 * Creates Replicate's SDK over our wire. It calls the base address only, follows no redirects, and does not
 * download results, so that no other host gets the token.
 */
export function createClient({ key, baseUrl, network }: ClientOptions): Replicate {
  const calls = createWire({ ...replicateRules, network });
  const results = createWire({ ...resultRules, network });
  return new Replicate({
    auth: key,
    baseUrl,
    userAgent: 'Adventure',
    useFileOutput: false,
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return withoutSdkRetries(resultPath.test(pathname) ? results(input, init) : calls(input, init));
    },
  });
}

/**
 * Hides failures from the SDK's retries. The SDK (1.4.0, `withAutomaticRetries`) repeats a call whose fetch
 * throws five times without a pause, paid posts too. So the wire's error is thrown when the response is
 * read, where nothing is repeated.
 */
async function withoutSdkRetries(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    const body = new ReadableStream({ start: (controller) => controller.error(error) });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  }
}

/**
 * Makes a call that is free and repeatable. Throws an `EngineError` that says so, or the reason of the
 * signal.
 */
export async function callWithoutCost<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  try {
    return await withEngineErrors(vendor, { signal, mayHaveCost: false }, call);
  } catch (error) {
    throw error instanceof EngineError && error.mayHaveCost ? withCost(error, false) : error;
  }
}

/** The same error with whether the work may have been done and paid for. */
export function withCost(error: EngineError, mayHaveCost: boolean, providerRequestId?: string): EngineError {
  return new EngineError(error.kind, error.message, {
    cause: error.cause,
    retryAfterMs: error.retryAfterMs,
    providerRequestId: providerRequestId ?? error.providerRequestId,
    mayHaveCost,
  });
}
