import type { Translation } from '#web/i18n/catalogue.ts';
import type { wordsTexts } from './texts.ts';

export const texts: Translation<typeof wordsTexts.own> = {
  words: 'Palabras',
  byAdventure: 'De Adventure',
  byEngine: 'Del motor',
  byAdventureHint:
    'El motor hace la imagen y Adventure escribe las palabras: nítidas, sin errores y editables después, gratis.',
  byEngineHint: 'El motor hace la imagen entera, con sus palabras. Después no se pueden cambiar.',
};
