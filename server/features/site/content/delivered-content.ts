import type { SiteContent } from '#contract/site.ts';
import type { SiteLanguage } from '#contract/site-languages.ts';
import { contentEn } from './content.en.ts';
import { contentEs } from './content.es.ts';
import { contentPt } from './content.pt.ts';

/** The content that Adventure comes with. */
export const deliveredContent: Readonly<Record<SiteLanguage, SiteContent>> = {
  en: contentEn,
  pt: contentPt,
  es: contentEs,
};
