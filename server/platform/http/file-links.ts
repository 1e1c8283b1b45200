import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { dayMs } from '#contract/durations.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { isObjectKey } from '../objects/object-keys.ts';
import type { ObjectStore } from '../objects/objects.ts';
import type { Api } from './api.ts';
import { readRange } from './byte-range.ts';
import { documentRoute } from './document.ts';
import { attachment } from './download-name.ts';
import type { ApiContext } from './environment.ts';

/** Signed URLs of objects, for browsers. */
export interface FileLinks {
  /**
   * Returns an object's URL: the same all day (UTC), so that browsers cache it, and valid for 24 to 48 hours.
   * It works for anyone who has it.
   */
  sign(key: string): string;
  /** Whether a signature is ours, for this key, and not expired. */
  verify(key: string, expiry: string | undefined, signature: string | undefined): boolean;
}

/** @param secret at least 32 characters, used for nothing else */
export function createFileLinks(secret: string, clock: Clock): FileLinks {
  const signatureOf = (key: string, expiryDay: number) =>
    createHmac('sha256', secret).update(`${expiryDay}\n${key}`).digest().subarray(0, 18);
  const today = () => Math.floor(clock.now().getTime() / dayMs);
  return {
    sign(key) {
      const expiryDay = today() + 2;
      return `/files/${key}?e=${expiryDay}&s=${signatureOf(key, expiryDay).toString('base64url')}`;
    },
    verify(key, expiry, signature) {
      if (!/^\d{1,7}$/.test(expiry ?? '') || !/^[\w-]{24}$/.test(signature ?? '')) return false;
      const expiryDay = Number(expiry);
      // The URL expires at midnight at the start of that day.
      if (expiryDay <= today()) return false;
      return timingSafeEqual(signatureOf(key, expiryDay), Buffer.from(signature ?? '', 'base64url'));
    },
  };
}

/** An entity tag of an object: its key identifies its content. */
function etagOf(key: string): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
}

const path = '/files/';

/**
 * Serves objects under their signed URLs. Answers a wrong or expired signature like a missing object. Calls
 * `onMissing` for a valid URL whose object is gone. Streams the bytes through: the store's own URLs never
 * leave the server.
 */
export function addFileRoute(
  { hono, admitToFile }: Pick<Api, 'hono' | 'admitToFile'>,
  links: FileLinks,
  objects: ObjectStore,
  onMissing: (key: string) => Promise<void>,
): void {
  documentRoute(hono, {
    path: `${path}{key}`,
    summary: 'A picture, at an address returned by a call; `download` sets its file name',
    signedIn: false,
    params: z.object({ key: z.string() }),
    query: z.object({ e: z.string(), s: z.string(), download: z.string().optional() }),
    contentType: 'image/*',
  });
  hono.get(`${path}*`, async (context) => {
    admitToFile(context);
    const key = context.req.path.slice(path.length);
    const { e, s } = context.req.query();
    if (!isObjectKey(key) || !links.verify(key, e, s)) throw new AppError('not_found');
    const headers = new Headers({
      'cache-control': 'private, max-age=86400, immutable',
      etag: etagOf(key),
      'accept-ranges': 'bytes',
      // Opened on its own, a file may do nothing at all.
      'content-security-policy':
        "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    });
    const download = context.req.query('download');
    if (download !== undefined) headers.set('content-disposition', attachment(download));
    const found = await answer(context, objects, key, headers);
    if (found !== null) return found;
    await onMissing(key);
    throw new AppError('not_found');
  });
}

async function answer(
  context: ApiContext,
  objects: ObjectStore,
  key: string,
  headers: Headers,
): Promise<Response | null> {
  const found = await objects.head(key);
  if (found === null) return null;
  if (matches(context.req.header('if-none-match'), etagOf(key))) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', found.contentType);
  const ifRange = context.req.header('if-range');
  const rangeHeader =
    ifRange === undefined || ifRange === etagOf(key) ? context.req.header('range') : undefined;
  const range = readRange(rangeHeader ?? null, found.bytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${found.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const length = range === null ? found.bytes : range.end - range.start + 1;
  headers.set('content-length', String(length));
  if (range !== null) headers.set('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
  const status = range === null ? 200 : 206;
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  const content = await objects.get(key, range ?? undefined);
  if (content === null) return null;
  return new Response(Readable.toWeb(content.stream) as ReadableStream<Uint8Array>, { status, headers });
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
