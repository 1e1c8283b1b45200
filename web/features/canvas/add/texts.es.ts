import type { Translation } from '#web/i18n/catalogue.ts';
import type { addTexts } from './texts.ts';

export const texts: Translation<typeof addTexts.english> = {
  addText: 'Texto',
  uploadPicture: 'Imagen de este dispositivo',
  stickers: 'Pegatinas',
  frame: 'Marco',
  blurBox: 'Área desenfocada',
  finish: 'Grano y esquinas oscuras',
  searchStickers: 'Buscar pegatinas',
  noStickers: 'No se encontró nada para «{query}».',
  noStickersLine: 'Prueba con una palabra sencilla, como «dragón».',
  yourText: 'Tu texto',
};
