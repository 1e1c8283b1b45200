import type { LandingAssets, LandingData } from '#contract/site.ts';
import { landingPaths, siteLanguages } from '#contract/site-languages.ts';
import { sourceSet } from '#web/features/site/landing/showcase/showcase-picture.tsx';
import { localeOf } from '#web/i18n/language.ts';
import { structuredData } from './structured-data.ts';

interface Page {
  data: LandingData;
  assets: LandingAssets;
  title: string;
  description: string;
  slideSizes: string;
  /** HTML. */
  body: string;
}

const socialCard = { width: 1200, height: 630 };

/** The document around the page: what search engines and other sites read of it, and the files that it loads. */
export function writeDocument(page: Page): string {
  const { data, body } = page;
  return `<!doctype html>
<html lang="${localeOf[data.language]}" data-language="${data.language}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${[...names(page), ...files(page)].join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/ld+json">${forScript(structuredData(page))}</script>
<script type="application/json" id="landing-data">${forScript(data)}</script>
</body>
</html>
`;
}

function names({ data, assets: { origin }, title, description }: Page): string[] {
  // Whoever takes a card from a page reads an address without a host as one of the page's own.
  const card = `${origin ?? ''}/media/card-${data.language}.jpg`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'theme-color', '#121116'),
    ...(origin === null ? [] : addresses(origin, data)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Adventure'),
    meta('property', 'og:locale', localeOf[data.language].replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', card),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(socialCard.width)),
    meta('property', 'og:image:height', String(socialCard.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** What search engines take only with a host: without one they keep to the address under which they found the page. */
function addresses(origin: string, { language: own }: LandingData): string[] {
  const address = origin + landingPaths[own];
  return [
    link('canonical', { href: address }),
    ...siteLanguages.map((language) =>
      link('alternate', { hreflang: localeOf[language], href: origin + landingPaths[language] }),
    ),
    link('alternate', { hreflang: 'x-default', href: origin + landingPaths.en }),
    meta('property', 'og:url', address),
  ];
}

function files({ data, assets, slideSizes }: Page): string[] {
  const [slide] = data.showcase;
  return [
    link('icon', { href: '/icon.svg', type: 'image/svg+xml' }),
    link('manifest', { href: '/manifest.webmanifest' }),
    '<script src="/boot.js"></script>',
    ...assets.styles.map((href) => link('stylesheet', { href })),
    ...(assets.inlineStyles === '' ? [] : [`<style>${assets.inlineStyles}</style>`]),
    ...(assets.font === null
      ? []
      : [link('preload', { as: 'font', type: 'font/woff2', href: assets.font, crossorigin: '' })]),
    ...(slide === undefined
      ? []
      : [
          link('preload', {
            as: 'image',
            imagesrcset: sourceSet(slide),
            imagesizes: slideSizes,
            fetchpriority: 'high',
          }),
        ]),
    ...assets.preloads.map((href) => link('modulepreload', { href, fetchpriority: 'low' })),
    ...assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<link rel="${rel}"${written.join('')}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON inside a script element: nothing in it may look like the element's end. */
function forScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
