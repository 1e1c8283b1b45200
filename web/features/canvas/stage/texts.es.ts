import type { Translation } from '#web/i18n/catalogue.ts';
import type { stageTexts } from './texts.ts';

export const texts: Translation<typeof stageTexts.english> = {
  stage: 'Imagen en edición',
  stageRole: 'editor de imágenes',
  scaled: 'escala {scale}',
  editText: 'Texto de la capa',
};
