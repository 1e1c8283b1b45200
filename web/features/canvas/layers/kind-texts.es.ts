import type { Translation } from '#web/i18n/catalogue.ts';
import type { kindTexts } from './kind-texts.ts';

export const texts: Translation<typeof kindTexts.own> = {
  base: 'Imagen base',
  picture: 'Imagen',
  text: 'Texto',
  shape: 'Forma',
  sticker: 'Pegatina',
  pen: 'Dibujo',
  frame: 'Marco',
  blur: 'Área desenfocada',
  finish: 'Acabado',
  group: 'Grupo',
};
