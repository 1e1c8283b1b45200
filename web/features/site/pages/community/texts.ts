import { catalogue } from '#web/i18n/catalogue.ts';
import { communityTextsEn } from './texts.en.ts';

export const communityTexts = catalogue(communityTextsEn, {
  pt: async () => (await import('./texts.pt.ts')).communityTextsPt,
  es: async () => (await import('./texts.es.ts')).communityTextsEs,
});
