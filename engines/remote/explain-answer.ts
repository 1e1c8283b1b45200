import { EngineError, type EngineErrorKind } from '../engine.ts';

/** An answer that is no success, read as far as is sensible. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The beginning of the body. */
  readonly text: string;
  /** The body as JSON; null where it is none. */
  readonly json: unknown;
}

/** What the answers of a vendor mean. */
export interface WireRules {
  /** The vendor's name, as it stands in messages for the operator. */
  readonly vendor: string;
  /** Headers that name the request in the vendor's logs, the best first. */
  readonly requestIdHeaders?: readonly string[];
  /** What an answer means where its status alone would mislead; null leaves it to the status. */
  explain?(answer: ErrorAnswer): EngineErrorKind | null;
  /** The vendor's own word for what is wrong, where it stands elsewhere than usual. It is logged: never a sentence. */
  codeOf?(answer: ErrorAnswer): string | null;
  /** How long the vendor asks to be left alone, in milliseconds, where it says so elsewhere than in `retry-after`. */
  readRetryAfter?(answer: ErrorAnswer): number | null;
}

const longestErrorBody = 64 * 1024;

export async function readErrorAnswer(answer: Response): Promise<ErrorAnswer> {
  const text = await readStart(answer).catch(() => '');
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    // A page of a proxy, or nothing.
  }
  return { status: answer.status, headers: answer.headers, text, json };
}

async function readStart({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  // Leaving the loop lets go of the rest.
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= longestErrorBody) break;
  }
  return text.slice(0, longestErrorBody);
}

/** Turns a refused request into what it means. */
export function explainAnswer(
  rules: WireRules,
  answer: ErrorAnswer,
  { mayHaveCost, providerRequestId }: { mayHaveCost: boolean; providerRequestId: string | null },
): EngineError {
  const kind = rules.explain?.(answer) ?? kindOfStatus(answer.status);
  const code = rules.codeOf?.(answer) ?? codeOf(answer.json);
  // Only the code: the sentence beside it may repeat what the user has written, or a key, and errors are logged.
  return new EngineError(kind, `${rules.vendor} answered ${answer.status}${code ? ` (${code})` : ''}`, {
    retryAfterMs: rules.readRetryAfter?.(answer) ?? readRetryAfter(answer.headers),
    providerRequestId,
    // An answer says that the work was not done, unless it only says that somebody in between has not waited for it.
    mayHaveCost: mayHaveCost && gaveUpWaiting.has(answer.status),
  });
}

/** 408 and 504 by RFC 9110; 522 to 524 are Cloudflare's for an origin that did not answer in time. */
const gaveUpWaiting = new Set([408, 504, 522, 523, 524]);

/** What a status means by RFC 9110 and by the habits of the vendors that we know. */
export function kindOfStatus(status: number): EngineErrorKind {
  if (gaveUpWaiting.has(status)) return 'timed_out';
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

const longestWaitMs = 60 * 60_000;

/** `retry-after` in seconds or as a date (RFC 9110, 10.2.3), or `retry-after-ms`. Null where there is none. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | null {
  const inMs = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(inMs) && inMs >= 0) return Math.min(inMs, longestWaitMs);
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), longestWaitMs) : null;
}

/** The vendors' bodies: `{error: {code, type}}`, `{code}`, `{detail: [{type}]}`. Null where there is no single word. */
function codeOf(json: unknown): string | null {
  if (Array.isArray(json)) return codeOf(json[0]);
  if (typeof json !== 'object' || json === null) return null;
  const body = json as Record<string, unknown>;
  for (const value of [body.code, body.type]) {
    if (typeof value === 'string' && /^[a-z][a-z_]{2,59}$/i.test(value)) return value;
  }
  return codeOf(body.error) ?? codeOf(body.detail);
}
