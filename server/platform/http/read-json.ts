import { megabyte } from '#contract/bytes.ts';
import { AppError } from '../app-error.ts';
import { readBytes } from './read-bytes.ts';

/**
 * In bytes, unless a call has its own. JSON calls are forms that users fill in; this is far above any of
 * them.
 */
export const jsonBodyLimit = megabyte;

const tooLarge = (limit: number) => {
  const megabytes = Math.floor(limit / megabyte);
  const message = `The request body is too large. Send at most ${megabytes} MB of JSON.`;
  return new AppError('payload_too_large', { message });
};

/** Whether a body is sent as JSON. */
export function isJson(request: Request): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
}

/** The request's JSON; `undefined` without a body. */
export async function readJson(request: Request, limit: number = jsonBodyLimit): Promise<unknown> {
  const announced = request.headers.get('content-length');
  const isChunked = request.headers.has('transfer-encoding');
  const type = request.headers.get('content-type');
  if (announced === '0' || (announced === null && !isChunked && type === null)) return undefined;
  if (!isJson(request)) {
    throw new AppError('unsupported_media_type', {
      message: 'Send this request as JSON, with Content-Type: application/json.',
    });
  }
  if (announced !== null && Number(announced) > limit) throw tooLarge(limit);
  // With a Content-Length the HTTP parser enforces it; without one the bytes are counted here.
  const text =
    announced === null
      ? (await readBytes(request, limit, () => tooLarge(limit))).toString('utf8')
      : await request.text();
  if (text.length > limit) throw tooLarge(limit);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_json', { cause });
  }
}
