import { AppError } from '../app-error.ts';

/** Signed by their senders, which are no browsers and send no cookies. */
const isWebhook = (url: string) => /^\/api\/engines\/[^/]+\/webhook$/.test(new URL(url).pathname);

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that a browser made for another site's page, by `Sec-Fetch-Site` or, in
 * older browsers, `Origin`. A client that sends neither is no browser and sends no user's cookie by accident.
 */
export function checkOrigin(request: Request, publicUrl: string | null): void {
  if (safeMethods.has(request.method) || isWebhook(request.url)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('origin');
  if (site === null && (origin === null || isOurs(origin, request, publicUrl))) return;
  throw new AppError('origin_not_allowed');
}

function isOurs(origin: string, request: Request, publicUrl: string | null): boolean {
  if (origin === publicUrl) return true;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  // Behind a proxy that terminates TLS the scheme differs, so only the host is compared.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
