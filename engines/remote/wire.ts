import { megabyte } from '#contract/bytes.ts';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import {
  type ErrorResponse,
  explainResponse,
  readErrorResponse,
  type WireRules,
} from './explain-response.ts';
import { limitResponse } from './limit-response.ts';

export interface WireOptions extends WireRules {
  readonly network: Pick<EngineNetwork, 'fetch'>;
  /** The limit of one response. Four pictures of four megapixels in base64 are some 100 MB. */
  readonly maxAnswerBytes?: number;
  /** The content types of a good response. A proxy's page has another one. */
  readonly contentTypes?: RegExp;
}

export type { ErrorResponse, WireRules };

const defaultMaxBytes = 128 * megabyte;
const defaultTypes = /json|event-stream/;

/**
 * Creates a `fetch` for a provider's SDK that only returns responses that an SDK can use: successful, of
 * the right type and within the limit. Everything else is thrown as an `EngineError`, so that faults mean
 * the same with every SDK (`asEngineError` finds them again in what an SDK makes of them).
 */
export function createWire(options: WireOptions): typeof globalThis.fetch {
  const { vendor, maxAnswerBytes = defaultMaxBytes, contentTypes = defaultTypes } = options;
  return async (input, init) => {
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    // A GET can be repeated; the provider may have worked on a POST, and charged for it.
    const mayHaveCost = method === 'POST';
    const answer = await connect(options, input, init, mayHaveCost);
    const providerRequestId = readRequestId(options, answer.headers);
    if (!answer.ok) {
      throw explainResponse(options, await readErrorResponse(answer), { mayHaveCost, providerRequestId });
    }
    if (answer.status === 204 || answer.body === null) return answer;
    const type = answer.headers.get('content-type') ?? '';
    if (!contentTypes.test(type)) {
      await answer.body.cancel();
      const kind = type.split(';')[0] || 'no content type';
      throw new EngineError('unavailable', `${vendor} answered with ${kind}`, {
        mayHaveCost,
        providerRequestId,
      });
    }
    return limitResponse(answer, {
      maxBytes: maxAnswerBytes,
      onTooLarge: () =>
        new EngineError('unavailable', `${vendor} sent more than ${maxAnswerBytes} bytes`, {
          mayHaveCost,
          providerRequestId,
        }),
      onBroken: (cause) =>
        new EngineError('unavailable', `the answer of ${vendor} broke off`, {
          cause,
          mayHaveCost,
          providerRequestId,
        }),
    });
  };
}

async function connect(
  { vendor, network }: WireOptions,
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  isPaid: boolean,
): Promise<Response> {
  try {
    return await network.fetch(input, init);
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    // A connection that was never made has carried nothing.
    const mayHaveCost = isPaid && !isUnreachable(cause);
    const message = mayHaveCost
      ? `the connection to ${vendor} broke off before it answered`
      : `${vendor} could not be reached`;
    throw new EngineError('unavailable', message, { cause, mayHaveCost });
  }
}

const unreachedCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && unreachedCodes.has(String(cause.code))) return true;
  }
  return false;
}

function readRequestId({ requestIdHeaders }: WireOptions, headers: Headers): string | null {
  for (const name of requestIdHeaders ?? ['x-request-id']) {
    const value = headers.get(name);
    if (value) return value.slice(0, 200);
  }
  return null;
}
