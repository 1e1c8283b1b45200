import type { Translation } from '#web/i18n/catalogue.ts';
import type { kindTexts } from './kind-texts.ts';

export const texts: Translation<typeof kindTexts.own> = {
  base: 'Imagem base',
  picture: 'Imagem',
  text: 'Texto',
  shape: 'Forma',
  sticker: 'Adesivo',
  pen: 'Desenho',
  frame: 'Moldura',
  blur: 'Área desfocada',
  finish: 'Acabamento',
  group: 'Grupo',
};
