import { catalogue } from '#web/i18n/catalogue.ts';
import { organiseTextsEn } from './organise-texts.en.ts';

export const organiseTexts = catalogue(organiseTextsEn, {
  pt: async () => (await import('./organise-texts.pt.ts')).organiseTextsPt,
  es: async () => (await import('./organise-texts.es.ts')).organiseTextsEs,
});
