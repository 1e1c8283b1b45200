import type { Translation } from '#web/i18n/catalogue.ts';
import type { pageRequestTexts } from './texts.ts';

export const texts: Translation<typeof pageRequestTexts.own> = {
  notProcessed: 'No se pudo procesar la imagen para el Upscaler.',
  notSentToCanvas: 'No se pudo enviar la imagen al lienzo. Inténtalo de nuevo.',
  editorFailed: 'Hubo un problema al abrir el editor de imágenes. Inténtalo de nuevo.',
};
