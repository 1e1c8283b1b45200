import { languages, localeOf } from '#contract/languages.ts';
import { routes } from '#contract/routes.ts';
import { landingPath } from '#contract/site-languages.ts';

/**
 * Allows everything except the API, users' files and pages that require an account.
 *
 * @param origin null if the operator has not set it: the sitemap is left out then
 */
export function robotsText(origin: string | null): string {
  const closed = Object.values(routes)
    .filter((route) => !route.isIndexed)
    .map((route) => route.path);
  const lines = ['/api/', '/files/', '/auth/', ...closed].map((path) => `Disallow: ${path}`);
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...lines, ...sitemap, ''].join('\n');
}

/** The public pages of the route table; the landing page in each of its languages. */
export function sitemapXml(origin: string): string {
  const alternates = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${localeOf(language)}" href="${origin}${landingPath(language)}"/>`,
  );
  const landings = languages.map(
    (language) => `<url><loc>${origin}${landingPath(language)}</loc>${alternates.join('')}</url>`,
  );
  const pages = Object.values(routes)
    .filter((route) => route.isIndexed && route.path !== routes.landing.path)
    .map((route) => `<url><loc>${origin}${route.path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...landings,
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
