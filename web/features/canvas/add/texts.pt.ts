import type { Translation } from '#web/i18n/catalogue.ts';
import type { addTexts } from './texts.ts';

export const texts: Translation<typeof addTexts.english> = {
  addText: 'Texto',
  uploadPicture: 'Imagem deste dispositivo',
  stickers: 'Adesivos',
  frame: 'Moldura',
  blurBox: 'Área desfocada',
  finish: 'Granulação e cantos escuros',
  searchStickers: 'Buscar adesivos',
  noStickers: 'Nada encontrado para “{query}”.',
  noStickersLine: 'Tente uma palavra simples, como “dragão”.',
  yourText: 'Seu texto',
};
