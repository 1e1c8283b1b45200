import { type Language, languages } from '#contract/languages.ts';
import { aliases, routes } from '#contract/routes.ts';
import { landingPath, languageCookie } from '#contract/site-languages.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api, ApiContext } from '#server/platform/http/api.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import type { SiteContext } from '../context.ts';
import { robotsText, sitemapXml } from './for-crawlers.ts';
import type { Landing, LandingDocument } from './landing.ts';
import { preferredLanguage } from './preferred-language.ts';

/** The pages that the server writes itself, and what it tells search engines. */
export function registerLandingRoutes(api: Api, context: SiteContext, landing: Landing): void {
  // Without it no address of ours is written down: the host that a request names is whatever its sender likes, and what is
  // answered to one may be kept by a cache for others.
  const origin = context.publicUrl;

  for (const language of languages) {
    api.hono.get(landingPath(language), async (request) => {
      const elsewhere = language === 'en' ? leadElsewhere(request) : null;
      if (elsewhere !== null) return elsewhere;
      return answerPage(request, language);
    });
  }
  // Who is signed in gets the app, whose plans know what they pay for.
  api.hono.get(routes.pricing.path, async (request, next) => {
    if ((await api.admit(request)) !== null) return next();
    const language = wantedLanguage(request);
    const found = await landing.document({ page: 'pricing', language, isSignedIn: false, origin });
    return found === null ? next() : toResponse(request, found);
  });
  for (const [from, to] of Object.entries(aliases)) {
    if (to.startsWith('/#')) api.hono.get(from, (request) => request.redirect(to));
  }
  api.hono.get('/robots.txt', (request) => request.text(robotsText(origin), 200, forCrawlers));
  api.hono.get('/sitemap.xml', (request) => {
    if (origin === null) throw noSitemap();
    return request.body(sitemapXml(origin), 200, {
      ...forCrawlers,
      'content-type': 'application/xml; charset=utf-8',
    });
  });

  async function answerPage(request: ApiContext, language: Language): Promise<Response> {
    const isSignedIn = (await api.admit(request)) !== null;
    const found = await landing.document({ page: 'landing', language, isSignedIn, origin });
    // A server that runs without the built page leads to what it has.
    if (found === null) return request.redirect(routes.studio.path);
    return toResponse(request, found);
  }
}

const forCrawlers = { 'cache-control': 'public, max-age=3600' };

function noSitemap(): AppError {
  return new AppError('not_found', {
    message: 'A sitemap needs PUBLIC_URL, which the operator has not set.',
  });
}

/** The language that was chosen in this browser, else the one that the browser prefers. */
function wantedLanguage(request: ApiContext): Language {
  const chosen = readCookie(request, languageCookie);
  return languages.find((one) => one === chosen) ?? preferredLanguage(request.req.header('accept-language'));
}

/** Readers of another language, by choice or by their browser, get the page in theirs, unless the English one was asked for by name. */
function leadElsewhere(request: ApiContext): Response | null {
  if (request.req.query('lang') !== undefined) return null;
  const language = wantedLanguage(request);
  if (language === 'en') return null;
  const { search } = new URL(request.req.url);
  return new Response(null, {
    status: 302,
    headers: {
      location: landingPath(language) + search,
      vary: 'accept-language, cookie',
      'cache-control': 'private, no-cache',
    },
  });
}

function toResponse(request: ApiContext, found: LandingDocument): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    // Who is signed in sees other buttons: each visit asks whether its copy still holds.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag: found.etag,
  });
  if (request.req.header('if-none-match') === found.etag) return new Response(null, { status: 304, headers });
  const accepted = request.req.header('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  const body = encoding === undefined ? found.plain : found[encoding];
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { headers });
}
