import { type Language, languages, sourceLanguage } from '#contract/languages.ts';
import { aliases, routes } from '#contract/routes.ts';
import { landingPath, languageCookie } from '#contract/site-languages.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api, ApiContext } from '#server/platform/http/api.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import type { SiteContext } from '../context.ts';
import { robotsText, sitemapXml } from './for-crawlers.ts';
import type { Landing, LandingDocument } from './landing.ts';
import { preferredLanguage } from './preferred-language.ts';

/** The pages rendered by the server, and the files for search engines. */
export function registerLandingRoutes(api: Api, context: SiteContext, landing: Landing): void {
  // Without `PUBLIC_URL` no absolute URL is written: a client controls the host in its request, and a cache
  // may serve the answer to others.
  const origin = context.publicUrl;

  for (const language of languages) {
    api.hono.get(landingPath(language), async (request) => {
      const redirection = language === sourceLanguage ? redirectByLanguage(request) : null;
      if (redirection !== null) return redirection;
      return answerPage(request, language);
    });
  }
  // Signed-in users get the app, whose pricing page knows their plan.
  api.hono.get(routes.pricing.path, async (request, next) => {
    if ((await api.admit(request)) !== null) return next();
    const language = readLanguage(request);
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
    // Without a built landing page, redirects to the app.
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

/** The language chosen in this browser, else the browser's preferred one. */
function readLanguage(request: ApiContext): Language {
  const chosen = readCookie(request, languageCookie);
  return languages.find((one) => one === chosen) ?? preferredLanguage(request.req.header('accept-language'));
}

/**
 * Redirects readers of another language, by choice or browser, to their page, unless English was requested
 * explicitly.
 */
function redirectByLanguage(request: ApiContext): Response | null {
  if (request.req.query('lang') !== undefined) return null;
  const language = readLanguage(request);
  if (language === sourceLanguage) return null;
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
    // Signed-in users see other buttons: every visit revalidates its copy.
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
