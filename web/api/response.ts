import { errorResponseSchema } from '#contract/error-codes.ts';
import { browserErrors } from '#contract/errors/browser.ts';
import { ApiError } from './api-error.ts';

export async function readBody(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({
      code: 'network',
      status: 0,
      message: 'The connection broke before the answer was complete. Try again.',
      cause,
    });
  }
}

/** An empty body is an empty object; a page or anything else that is not JSON is an error. */
export function parseBody(response: Response, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  if (/^<(!doctype|html)/i.test(trimmed)) {
    throw badResponse(response, 'Server returned HTML instead of JSON');
  }
  try {
    return JSON.parse(trimmed);
  } catch (cause) {
    throw badResponse(response, 'Invalid JSON response', cause);
  }
}

/** Reads the error in a refused or failed response. */
export function toApiError(response: Response, text: string): ApiError {
  const { status, statusText } = response;
  const facts = { status, statusText, requestId: requestIdOf(response) };
  let body: unknown;
  try {
    body = parseBody(response, text);
  } catch (cause) {
    const known = codeOfProxy(status);
    const code = known ?? 'bad_response';
    const message =
      known === null && cause instanceof Error
        ? cause.message
        : browserErrors[known ?? 'unavailable'].message;
    const unread = known === null ? 'refusal' : undefined;
    return new ApiError({
      ...facts,
      code,
      message,
      unread,
      cause,
      retryAfterSeconds: retryAfterOf(response),
    });
  }
  const parsed = errorResponseSchema.safeParse(body);
  if (!parsed.success) {
    const foreignSentence = foreignSentenceOf(body);
    const message = foreignSentence ?? `Error ${status}: ${statusText}`;
    return new ApiError({
      ...facts,
      code: 'bad_response',
      message,
      foreignSentence,
      unread: 'refusal',
      cause: parsed.error,
    });
  }
  return new ApiError({
    ...facts,
    code: parsed.data.code,
    message: parsed.data.message,
    fields: parsed.data.fields,
    retryAfterSeconds: parsed.data.retryAfterSeconds ?? retryAfterOf(response),
    requestId: parsed.data.requestId,
  });
}

const longestSentence = 500;

/** The words of a refusal in the specification's shape, which has only a `message` or an `error`. */
function foreignSentenceOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error }: { message?: unknown; error?: unknown } = body;
  const said = [message, error].find((words) => typeof words === 'string' && words.trim() !== '');
  return typeof said === 'string' ? said.trim().slice(0, longestSentence) : undefined;
}

/**
 * A proxy in front of the server answers with its own pages: while the server starts or stops, and to an
 * upload above its own limit.
 */
function codeOfProxy(status: number): 'unavailable' | 'payload_too_large' | null {
  if (status >= 502 && status <= 504) return 'unavailable';
  return status === 413 ? 'payload_too_large' : null;
}

function badResponse(response: Response, message: string, cause?: unknown): ApiError {
  return new ApiError({
    code: 'bad_response',
    status: response.status,
    message,
    unread: 'json',
    requestId: requestIdOf(response),
    cause,
  });
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined;
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
