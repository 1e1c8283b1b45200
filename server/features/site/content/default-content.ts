import type { SiteContent } from '#contract/site.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';

export const defaultContent = await loadByLanguage<SiteContent>(
  (language) => import(`./content.${language}.ts`),
);
