import { createFalClient, type FalClient } from '@fal-ai/client';
import { megabyte } from '#contract/bytes.ts';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import { asEngineError } from '../remote/as-engine-error.ts';
import type { ErrorResponse } from '../remote/wire.ts';
import { createWire } from '../remote/wire.ts';
import type { FalHosts } from './hosts.ts';
import { falRules } from './rules.ts';

/** Results contain addresses of pictures, not pictures. More than this is not a response of fal. */
const maxAnswerBytes = 16 * megabyte;

/** A failed response of fal, as an error and as the response itself. */
export interface FalRefusal {
  readonly error: EngineError;
  /** Null without a response. */
  readonly answer: ErrorResponse | null;
}

export interface FalWire {
  /** Returns fal's SDK, whose calls end with this signal. */
  sdk(signal: AbortSignal): FalClient;
  /** Calls an address from a response of fal. Throws the signal's reason. */
  request(
    method: 'GET' | 'PUT',
    address: string,
    signal: AbortSignal,
  ): Promise<{ readonly json: unknown } | FalRefusal>;
}

interface WireDeps {
  readonly key: string;
  readonly hosts: FalHosts;
  readonly network: Pick<EngineNetwork, 'fetch'>;
}

export function createFalWire({ key, hosts, network }: WireDeps): FalWire {
  const wire = createWire({ ...falRules, network, maxAnswerBytes });
  // The file store responds to an upload with any content type.
  const uploadWire = createWire({ ...falRules, network, maxAnswerBytes, contentTypes: /^/ });

  return {
    sdk: (signal) =>
      createFalClient({
        credentials: key,
        retry: { maxRetries: 0 },
        fetch: (input, init) =>
          shielded(async () => {
            const address = input instanceof Request ? input.url : String(input);
            // Files are put without the key; all other calls of the SDK carry it.
            if (new Headers(init?.headers).has('authorization')) {
              return whole(await wire(hosts.reach(address), { ...init, signal }));
            }
            return whole(await uploadWire(hosts.reachStore(address), { ...init, signal }));
          }),
      }),
    async request(method, address, signal) {
      let answer: ErrorResponse | null = null;
      const watching = createWire({
        ...falRules,
        network,
        maxAnswerBytes,
        explain(refused) {
          answer = refused;
          return falRules.explain?.(refused) ?? null;
        },
      });
      try {
        const headers = { authorization: `Key ${key}`, accept: 'application/json' };
        const response = await watching(hosts.reach(address), { method, headers, signal });
        return { json: (await response.json()) as unknown };
      } catch (thrown) {
        const error = asEngineError('fal', thrown, { signal, mayHaveCost: false });
        if (!(error instanceof EngineError)) throw error;
        return { error, answer };
      }
    },
  };
}

/** Reads the response to its end, so that a broken connection is thrown by the fetch and not in the SDK. */
async function whole(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  // Not with `bytes()`: the web server's adapter replaces the runtime's Response by one that lacks it.
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
}

/**
 * Stops the SDK's retries. Its queue has retries that no setting turns off: it repeats a paid call when it
 * finds a broken connection among the causes of what its fetch throws. It never repeats an abort.
 */
class Unrepeatable extends Error {
  override name = 'AbortError';
}

async function shielded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Unrepeatable('fal was not reached', { cause });
  }
}
