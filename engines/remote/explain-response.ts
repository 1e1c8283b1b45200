import { hourMs } from '#contract/durations.ts';
import { EngineError, type EngineErrorKind } from '../engine.ts';

/** An unsuccessful response, read up to a limit. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The beginning of the body. */
  readonly text: string;
  /** The body as JSON; null when it is not JSON. */
  readonly json: unknown;
}

/** What a vendor's responses mean. */
export interface WireRules {
  /** The vendor's name in messages for the operator. */
  readonly vendor: string;
  /** Headers with the vendor's id of the request, best first. */
  readonly requestIdHeaders?: readonly string[];
  /** The meaning of a response whose status alone would mislead; null leaves it to the status. */
  explain?(answer: ErrorResponse): EngineErrorKind | null;
  /**
   * The vendor's own code of the error, if it is not in the usual place. It is logged, so it must never be
   * a sentence.
   */
  codeOf?(answer: ErrorResponse): string | null;
  /** The vendor's minimum wait in milliseconds, if it is not in `retry-after`. */
  readRetryAfter?(answer: ErrorResponse): number | null;
}

const maxErrorBodyLength = 64 * 1024;

export async function readErrorResponse(answer: Response): Promise<ErrorResponse> {
  const text = await readStart(answer).catch(() => '');
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    // A proxy's page, or nothing.
  }
  return { status: answer.status, headers: answer.headers, text, json };
}

async function readStart({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  // Leaving the loop cancels the rest.
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= maxErrorBodyLength) break;
  }
  return text.slice(0, maxErrorBodyLength);
}

/** Converts a failed response into an `EngineError`. */
export function explainResponse(
  rules: WireRules,
  answer: ErrorResponse,
  { mayHaveCost, providerRequestId }: { mayHaveCost: boolean; providerRequestId: string | null },
): EngineError {
  const kind = rules.explain?.(answer) ?? kindOfStatus(answer.status);
  const code = rules.codeOf?.(answer) ?? codeOf(answer.json);
  // Only the code: the message may repeat the user's words, or a key, and errors are logged.
  return new EngineError(kind, `${rules.vendor} answered ${answer.status}${code ? ` (${code})` : ''}`, {
    retryAfterMs: rules.readRetryAfter?.(answer) ?? readRetryAfter(answer.headers),
    providerRequestId,
    // A response means that the work was not done, unless a proxy reports that it has stopped waiting.
    mayHaveCost: mayHaveCost && timeoutStatuses.has(answer.status),
  });
}

/** 408 and 504 by RFC 9110; 522 to 524 are Cloudflare's for an origin that did not respond in time. */
const timeoutStatuses = new Set([408, 504, 522, 523, 524]);

/** The meaning of a status by RFC 9110 and by the practice of the known vendors. */
export function kindOfStatus(status: number): EngineErrorKind {
  if (timeoutStatuses.has(status)) return 'timed_out';
  switch (status) {
    case 401:
    case 403:
    case 404:
    case 405:
    case 410:
      return 'misconfigured';
    case 402:
      return 'out_of_credit';
    case 425:
    case 429:
      return 'rate_limited';
    case 409:
      return 'unavailable';
    default:
      return status >= 400 && status < 500 ? 'invalid_input' : 'unavailable';
  }
}

const maxWaitMs = hourMs;

/**
 * Reads `retry-after` in seconds or as a date (RFC 9110, 10.2.3), or `retry-after-ms`. Null without either.
 */
export function readRetryAfter(headers: Headers, now = Date.now()): number | null {
  const inMs = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(inMs) && inMs >= 0) return Math.min(inMs, maxWaitMs);
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), maxWaitMs) : null;
}

/**
 * The vendors' bodies: `{error: {code, type}}`, `{code}`, `{detail: [{type}]}`. Null when no single word is
 * there.
 */
function codeOf(json: unknown): string | null {
  if (Array.isArray(json)) return codeOf(json[0]);
  if (typeof json !== 'object' || json === null) return null;
  const body = json as Record<string, unknown>;
  for (const value of [body.code, body.type]) {
    if (typeof value === 'string' && /^[a-z][a-z_]{2,59}$/i.test(value)) return value;
  }
  return codeOf(body.error) ?? codeOf(body.detail);
}
