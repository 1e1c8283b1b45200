import type { Translation } from '#web/i18n/catalogue.ts';
import type { madeByTexts } from './texts.ts';

export const texts: Translation<typeof madeByTexts.own> = {
  builtin: 'Diseñada por el motor integrado',
  canvas: 'Hecha en el editor de lienzo',
  edited: 'Editada por el motor integrado',
  network: 'Ampliada por la red integrada',
  resizing: 'Ampliada por redimensionamiento',
  engine: 'Hecha con {engine}',
};
