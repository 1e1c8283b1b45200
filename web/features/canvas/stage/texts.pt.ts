import type { Translation } from '#web/i18n/catalogue.ts';
import type { stageTexts } from './texts.ts';

export const texts: Translation<typeof stageTexts.english> = {
  stage: 'Imagem em edição',
  stageRole: 'editor de imagens',
  scaled: 'escala {scale}',
  editText: 'Texto da camada',
};
