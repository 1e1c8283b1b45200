import type { Translation } from '#web/i18n/catalogue.ts';
import type { viewTexts } from './texts.ts';

export const texts: Translation<typeof viewTexts.english> = {
  view: 'Guias',
  thirds: 'Olhos no terço',
  badge: 'Área da duração',
  rulers: 'Réguas',
};
