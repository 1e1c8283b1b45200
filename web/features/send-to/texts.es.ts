import type { Translation } from '#web/i18n/catalogue.ts';
import type { sendToTexts } from './texts.ts';

export const texts: Translation<typeof sendToTexts.own> = {
  sendTo: 'Enviar a',
  asReference: 'Como referencia en',
  sentToUpscaler: '¡Imagen enviada al Upscaler!',
  sentAsReference: 'Imagen agregada como referencia.',
  notSentToUpscaler:
    'No se pudo enviar la imagen al Upscaler. Inténtalo de nuevo o abre la pestaña Upscaler manualmente.',
  notSentAsReference: '❌ No se pudo enviar la imagen. Inténtalo manualmente.',
};
