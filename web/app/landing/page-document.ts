import { type Language, localeOf } from '#contract/languages.ts';
import type { LandingAssets } from '#contract/site.ts';

export interface WrittenPage {
  language: Language;
  assets: LandingAssets;
  title: string;
  description: string;
  /** HTML. */
  body: string;
  /**
   * The page's absolute addresses, for search engines. Null without a public host: they then keep the address
   * they found.
   */
  addresses: { own: string; others: readonly { hreflang: string; href: string }[] } | null;
  /** Further HTML for the head, such as preloads. */
  links: readonly string[];
  /** Structured data for search engines, in schema.org terms. */
  structured: object | null;
  /** The data the page was rendered from, and the id of its element. */
  data: { id: string; value: unknown };
}

const socialCard = { width: 1200, height: 630 };

/** The HTML document around a page: metadata for search engines and other sites, and the files it loads. */
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
  // Crawlers resolve an address without a host against the page.
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

/** JSON for a script element: must not contain anything like its end tag. */
function forScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
