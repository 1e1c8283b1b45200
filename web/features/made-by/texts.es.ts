import type { Translation } from '#web/i18n/catalogue.ts';
import type { madeByTextsEn } from './texts.ts';

export const texts: Translation<typeof madeByTextsEn> = {
  builtin: 'Diseñada por el motor integrado',
  network: 'Ampliada por la red integrada',
  resizing: 'Ampliada por redimensionamiento',
  engine: 'Hecha con {engine}',
};
