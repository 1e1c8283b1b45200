import type { Translation } from '#web/i18n/catalogue.ts';
import type { viewTexts } from './texts.ts';

export const texts: Translation<typeof viewTexts.english> = {
  view: 'Guías',
  thirds: 'Ojos en el tercio',
  badge: 'Área de la duración',
  rulers: 'Reglas',
};
