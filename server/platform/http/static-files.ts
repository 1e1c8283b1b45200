import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { missingPagePath } from '#contract/routes.ts';
import { readRange } from './byte-range.ts';

/** Files in this folder have a content hash in their name. */
const hashedFolder = '/assets/';

const pageFile = '/index.html';

/** Names and values that are safe in HTML. */
export type HtmlAttributes = Readonly<Record<string, string>>;

const compressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built web app: its files, and its page for the paths that `isPage` knows. A browser that asks
 * for another page is redirected to `/`, which says so; null for anything else. Comes last; `/api` never gets
 * here.
 */
export function createStaticFiles(
  root: string,
  isPage: (path: string) => boolean,
  { htmlAttributes = {} }: { htmlAttributes?: HtmlAttributes } = {},
): (request: Request) => Promise<Response | null> {
  const isMarked = Object.keys(htmlAttributes).length > 0;
  const serveMarked = createMarkedPage(root, htmlAttributes);
  const servePage = (request: Request) => (isMarked ? serveMarked(request) : serve(request, root, pageFile));
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const path = readPath(new URL(request.url).pathname);
    if (path === null) return null;
    // Compressed copies are served only in place of their originals.
    if (path === pageFile) return servePage(request);
    if (path !== '/' && !/\.(?:br|gz)$/.test(path)) {
      const file = await serve(request, root, path);
      if (file !== null) return file;
    }
    if (path.startsWith(hashedFolder)) return null;
    const accept = request.headers.get('accept') ?? '*/*';
    // Link previews and monitors accept anything.
    if (isPage(path) && /text\/html|\*\/\*/.test(accept)) return servePage(request);
    if (!takesPages(accept)) return null;
    // What a page loads, such as a picture, accepts anything, too.
    if (!accept.includes('text/html') && extname(path) !== '') return null;
    return new Response(null, { status: 302, headers: { location: missingPagePath } });
  };
}

/** Adds attributes to a page's `<html>`. */
export function markPage(page: string, attributes: HtmlAttributes): string {
  const marks = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return page.replace('<html', () => `<html${marks.join('')}`);
}

/**
 * Serves the page with what this server's browsers must know before they can ask. It is small: not
 * compressed, and kept in memory until its file changes.
 */
function createMarkedPage(
  root: string,
  attributes: HtmlAttributes,
): (request: Request) => Promise<Response | null> {
  const path = join(root, pageFile);
  const marks = Object.entries(attributes).flat().join('-');
  let last: { etag: string; page: string } | null = null;
  return async (request) => {
    const stats = await statFile(path);
    if (stats === null) return null;
    const etag = `"${Math.floor(stats.mtimeMs).toString(36)}-${marks}"`;
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
    });
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (last?.etag !== etag) last = { etag, page: markPage(await readFile(path, 'utf8'), attributes) };
    return new Response(request.method === 'HEAD' ? null : last.page, { headers });
  };
}

/** Whether a client takes a page for an answer. One that names JSON beside anything else is a program. */
const takesPages = (accept: string) =>
  accept.includes('text/html') || (accept.includes('*/*') && !accept.includes('application/json'));

/** The decoded path; null if a part of it is hidden or could leave the folder. */
function readPath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const isPlain = path.startsWith('/') && !/[\\\0:]/.test(path);
  return isPlain && !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
    ? path
    : null;
}

async function serve(request: Request, root: string, path: string): Promise<Response | null> {
  const type = getMimeType(path) ?? 'application/octet-stream';
  const found = await findFile(join(root, path), request.headers.get('accept-encoding') ?? '');
  if (found === null) return null;
  const etag = `"${found.stats.size.toString(36)}-${Math.floor(found.stats.mtimeMs).toString(36)}${found.suffix}"`;
  const headers = new Headers({
    'content-type': type,
    'cache-control': path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (found.encoding !== null) headers.set('content-encoding', found.encoding);
  else headers.set('accept-ranges', 'bytes');
  return answer(request, found, headers);
}

/** The file, or the requested range: some browsers play no video without range support. */
function answer(request: Request, found: FoundFile, headers: Headers): Response {
  const { size } = found.stats;
  const range = found.encoding === null ? readRange(request.headers.get('range'), size) : null;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range === null ? size : range.end - range.start + 1));
  if (range !== null) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const status = range === null ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const stream = Readable.toWeb(createReadStream(found.path, range ?? {})) as ReadableStream<Uint8Array>;
  return new Response(stream, { status, headers });
}

interface FoundFile {
  path: string;
  stats: Stats;
  encoding: string | null;
  suffix: string;
}

/** The file, or the best compressed copy that the client supports. */
async function findFile(path: string, accepted: string): Promise<FoundFile | null> {
  const original = await statFile(path);
  if (original === null) return null;
  for (const [encoding, suffix] of compressed) {
    if (!accepts(accepted, encoding)) continue;
    const stats = await statFile(path + suffix);
    if (stats !== null) return { path: path + suffix, stats, encoding, suffix };
  }
  return { path, stats: original, encoding: null, suffix: '' };
}

const accepts = (header: string, encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i').test(header);

async function statFile(path: string): Promise<Stats | null> {
  try {
    const stats = await stat(path);
    return stats.isFile() ? stats : null;
  } catch {
    return null;
  }
}
