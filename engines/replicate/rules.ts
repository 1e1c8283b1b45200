import type { EngineErrorKind } from '../engine.ts';
import type { ErrorResponse, WireRules } from '../remote/wire.ts';

export const vendor = 'Replicate';

/** An unknown version, or one of another model, gets 422 like a wrong input (replicate-javascript #307). */
const wrongVersion = /invalid version|not permitted/i;

/** The meaning of Replicate's responses. Its errors are `{title, detail, status}` (RFC 9457). */
export const replicateRules: WireRules = {
  vendor,
  requestIdHeaders: ['x-request-id', 'cf-ray'],
  explain: ({ status, json }) =>
    status === 422 && wrongVersion.test(titleOf(json)) ? 'misconfigured' : null,
  readRetryAfter,
};

/** The same for polls of earlier work, where 404 means that it is lost. */
export const resultRules: WireRules = {
  ...replicateRules,
  explain: ({ status }) => (status === 404 || status === 410 ? 'lost' : null),
};

function titleOf(json: ErrorResponse['json']): string {
  const title = (json as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : '';
}

/**
 * `{"detail": "Request was throttled. Your rate limit resets in ~30s."}`: only the message has the wait.
 */
function readRetryAfter({ status, json }: ErrorResponse): number | null {
  const detail = (json as { detail?: unknown } | null)?.detail;
  const [, seconds] =
    (status === 429 && typeof detail === 'string' && /resets in ~?(\d{1,4})s/.exec(detail)) || [];
  return seconds === undefined ? null : Number(seconds) * 1_000;
}

/** Models refuse with a sentence, some with a code (E005: the content is flagged). */
const refusalWords = /NSFW|\bE005\b|sensitive|flagged|safety/i;
const inputWords = /\bE006\b|invalid input|invalid image|cannot identify image|must be a zip/i;

/** The meaning of a model's error message. */
export function kindOfFailure(error: unknown): EngineErrorKind {
  const text = typeof error === 'string' ? error : '';
  if (refusalWords.test(text)) return 'refused';
  return inputWords.test(text) ? 'invalid_input' : 'unavailable';
}

/** The code in it, such as E005 or PA. The message around it may repeat a prompt. Null without a code. */
export function codeOfFailure(error: unknown): string | null {
  const text = typeof error === 'string' ? error : '';
  return /\bE\d{3,4}\b/.exec(text)?.[0] ?? /\(code: ([A-Z]{2,4})\)/.exec(text)?.[1] ?? null;
}
