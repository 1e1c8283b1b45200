import { type Language, localeOf } from '#contract/languages.ts';
import type { LandingAssets } from '#contract/site.ts';

export interface WrittenPage {
  language: Language;
  assets: LandingAssets;
  title: string;
  description: string;
  /** HTML. */
  body: string;
  /** The page's addresses, for search engines; with the host. Null without one: they keep to the one they found it under. */
  addresses: { own: string; others: readonly { hreflang: string; href: string }[] } | null;
  /** Further elements of the head, as HTML, such as what is to be fetched at once. */
  links: readonly string[];
  /** What search engines are told of it, in schema.org's words. */
  structured: object | null;
  /** What it was rendered from, in the element of that id. */
  data: { id: string; value: unknown };
}

const socialCard = { width: 1200, height: 630 };

/** The document around a page: what search engines and other sites read of it, and the files that it loads. */
export function writePage(page: WrittenPage): string {
  const { language, body, structured, data } = page;
  return `<!doctype html>
<html lang="${localeOf(language)}" data-language="${language}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${[...names(page), ...files(page)].join('\n')}
</head>
<body>
<div id="root">${body}</div>
${structured === null ? '' : `<script type="application/ld+json">${forScript(structured)}</script>\n`}<script type="application/json" id="${data.id}">${forScript(data.value)}</script>
</body>
</html>
`;
}

function names({ language, assets: { origin }, title, description, addresses }: WrittenPage): string[] {
  // Whoever takes a card from a page reads an address without a host as one of the page's own.
  const card = `${origin ?? ''}/media/card-${language}.jpg`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'theme-color', '#121116'),
    ...(addresses === null
      ? []
      : [
          link('canonical', { href: addresses.own }),
          ...addresses.others.map((other) => link('alternate', other)),
          meta('property', 'og:url', addresses.own),
        ]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Adventure'),
    meta('property', 'og:locale', localeOf(language).replace('-', '_')),
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

function files({ assets, links }: WrittenPage): string[] {
  return [
    link('icon', { href: '/icon.svg', type: 'image/svg+xml' }),
    link('manifest', { href: '/manifest.webmanifest' }),
    '<script src="/boot.js"></script>',
    ...assets.styles.map((href) => link('stylesheet', { href })),
    ...(assets.inlineStyles === '' ? [] : [`<style>${assets.inlineStyles}</style>`]),
    ...(assets.font === null
      ? []
      : [link('preload', { as: 'font', type: 'font/woff2', href: assets.font, crossorigin: '' })]),
    ...links,
    ...assets.preloads.map((href) => link('modulepreload', { href, fetchpriority: 'low' })),
    ...assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** A link element as HTML. */
export function link(rel: string, attributes: Readonly<Record<string, string>>): string {
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
