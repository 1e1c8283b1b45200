import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minuteMs } from '#contract/durations.ts';
import type { Language } from '#contract/languages.ts';
import type { LandingAssets, LandingData, LandingRenderer } from '#contract/site.ts';
import { siteLimits } from '#contract/site.ts';
import { readContent } from '../content/content.ts';
import type { SiteContext } from '../context.ts';
import { readableFirst } from '../showcase/readable-first.ts';
import { listShown } from '../showcase/showcase.ts';
import { readAssets } from './read-assets.ts';

/** One rendering of a page, in all encodings. */
export interface LandingDocument {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface Variant {
  page: 'landing' | 'pricing';
  language: Language;
  isSignedIn: boolean;
  origin: string | null;
}

export interface Landing {
  /** Null if the web app is not built. */
  document(variant: Variant): Promise<LandingDocument | null>;
  /** Drops the cached renderings. */
  clearCache(): void;
}

/**
 * A picture deleted by its owner may stay on a page no longer than this: deletions are not announced here.
 */
const maxAgeMs = minuteMs;

const bundle = 'landing/server.js';

/**
 * Renders the landing page, and the pricing page for visitors, once per language, and caches them until
 * content or showcase change.
 */
export function createLanding(context: SiteContext): Landing {
  const cache = new Map<string, { rendering: Promise<LandingDocument | null>; at: number }>();
  let loading: Promise<Parts | null> | undefined;

  return {
    async document(variant) {
      loading ??= loadParts(context.webFolder);
      const parts = await loading;
      if (parts === null) {
        loading = undefined;
        return null;
      }
      const key = JSON.stringify(variant);
      const known = cache.get(key);
      const now = context.clock.now().getTime();
      if (known !== undefined && Math.abs(now - known.at) < maxAgeMs) return known.rendering;
      const rendering = render(context, parts, variant);
      cache.set(key, { rendering, at: now });
      // The next request retries a failed rendering.
      rendering.catch(() => cache.get(key)?.rendering === rendering && cache.delete(key));
      return rendering;
    },
    clearCache: () => cache.clear(),
  };
}

interface Parts {
  renderer: LandingRenderer;
  assets: Omit<LandingAssets, 'origin'>;
}

async function loadParts(webFolder: string): Promise<Parts | null> {
  const file = join(webFolder, '..', bundle);
  const assets = await readAssets(webFolder);
  const isBuilt = await access(file).then(
    () => true,
    () => false,
  );
  if (assets === null || !isBuilt) return null;
  const renderer: LandingRenderer = await import(pathToFileURL(file).href);
  return { renderer, assets };
}

async function render(context: SiteContext, parts: Parts, variant: Variant): Promise<LandingDocument> {
  const { language, origin } = variant;
  const { usesCoins } = context;
  const isSignUpClosed = await context.accounts.isSignUpClosed();
  const { content } = await readContent(context, language);
  const assets = { ...parts.assets, origin };
  if (variant.page === 'pricing') {
    const { faq, social } = content;
    const data = { language, usesCoins, isSignUpClosed, content: { faq, social } };
    return toDocument(Buffer.from(await parts.renderer.renderPricing(data, assets)));
  }
  const { items, total } = await listShown(context, { limit: siteLimits.landingPictures, offset: 0 });
  const data: LandingData = {
    language,
    isSignedIn: variant.isSignedIn,
    usesCoins,
    isSignUpClosed,
    content,
    showcase: readableFirst(items, language),
    showcaseTotal: total,
  };
  const html = await parts.renderer.renderLanding(data, assets);
  return toDocument(Buffer.from(html));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function toDocument(plain: Buffer): Promise<LandingDocument> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: await toBrotli(plain, { params }),
    gzip: await toGzip(plain, { level: 9 }),
  };
}
