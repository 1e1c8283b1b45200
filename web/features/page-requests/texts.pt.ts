import type { Translation } from '#web/i18n/catalogue.ts';
import type { pageRequestTexts } from './texts.ts';

export const texts: Translation<typeof pageRequestTexts.own> = {
  notProcessed: 'Não foi possível processar a imagem para o Upscaler.',
  notSentToCanvas: 'Não foi possível enviar a imagem para o canvas. Tente de novo.',
  editorFailed: 'Houve um problema ao abrir o editor de imagens. Tente de novo.',
};
