import type { SiteContent } from '#contract/site.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';

/** The content that Adventure comes with. */
export const deliveredContent = await loadByLanguage<SiteContent>(
  (language) => import(`./content.${language}.ts`),
);
