import { languages, localeOf, sourceLanguage } from '#contract/languages.ts';
import type { LandingAssets, LandingData } from '#contract/site.ts';
import { landingPath } from '#contract/site-languages.ts';
import { sourceSet } from '#web/features/site/landing/showcase/showcase-picture.tsx';
import { landingDataId } from './data-ids.ts';
import { link, type WrittenPage, writePage } from './page-document.ts';
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

/** The HTML document of the landing page. Each language has its own address. */
export function writeDocument(page: Page): string {
  const { data, assets, title, description, body } = page;
  return writePage({
    language: data.language,
    assets,
    title,
    description,
    body,
    addresses: addressesOf(assets.origin, data),
    links: slideLinks(page),
    structured: structuredData(page),
    data: { id: landingDataId, value: data },
  });
}

function addressesOf(origin: string | null, { language: own }: LandingData): WrittenPage['addresses'] {
  if (origin === null) return null;
  return {
    own: origin + landingPath(own),
    others: [
      ...languages.map((language) => ({
        hreflang: localeOf(language),
        href: origin + landingPath(language),
      })),
      { hreflang: 'x-default', href: origin + landingPath(sourceLanguage) },
    ],
  };
}

function slideLinks({ data, slideSizes }: Page): string[] {
  const [slide] = data.showcase;
  if (slide === undefined) return [];
  const attributes = { as: 'image', imagesrcset: sourceSet(slide), imagesizes: slideSizes };
  return [link('preload', { ...attributes, fetchpriority: 'high' })];
}
