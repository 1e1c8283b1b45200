import type { Translation } from '#web/i18n/catalogue.ts';
import type { askedTextsEn } from './asked-texts.ts';

export const texts: Translation<typeof askedTextsEn> = {
  notProcessed: 'No se pudo procesar la imagen para el Upscaler.',
  notSentToCanvas: 'No se pudo enviar la imagen al lienzo. Inténtalo de nuevo.',
  editorFailed: 'Hubo un problema al abrir el editor de imágenes. Inténtalo de nuevo.',
};
