import { AppError } from '../app-error.ts';

/** Refuses what no call accepts: an unreadable path, and a change that another site's page requested. */
export function checkRequest(request: Request, publicUrl: string | null): void {
  requireReadablePath(request.url);
  checkOrigin(request, publicUrl);
}

/**
 * Throws `not_found` for a path with invalid UTF-8 escapes, or with a NUL, which PostgreSQL stores in no
 * text: nothing has such an address.
 */
function requireReadablePath(url: string): void {
  const [path = ''] = url.split(/[?#]/, 1);
  if (path.includes('%') && !isText(path)) throw new AppError('not_found');
}

function isText(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Signed by their senders, which are not browsers and send no cookies. */
const isWebhook = (url: string) => /^\/api\/engines\/[^/]+\/webhook$/.test(new URL(url).pathname);

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that a browser made for another site's page, by `Sec-Fetch-Site` or, in
 * older browsers, `Origin`. A client that sends neither is not a browser and sends no user's cookie by
 * accident.
 */
function checkOrigin(request: Request, publicUrl: string | null): void {
  if (safeMethods.has(request.method) || isWebhook(request.url)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('origin');
  if (site === null && (origin === null || isOurs(origin, request, publicUrl))) return;
  throw new AppError('origin_not_allowed');
}

/**
 * Whether another site's page led here, by `Sec-Fetch-Site` or, in older browsers, `Referer`. A typed address
 * has neither a site nor a page before it.
 */
export function isFromAnotherSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site';
  const referrer = request.headers.get('referer');
  return referrer !== null && !isOurs(referrer, request, null);
}

function isOurs(origin: string, request: Request, publicUrl: string | null): boolean {
  if (origin === publicUrl) return true;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  // Behind a proxy that terminates TLS the scheme differs, so only the host is compared.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
