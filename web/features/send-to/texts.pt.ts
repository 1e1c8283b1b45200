import type { Translation } from '#web/i18n/catalogue.ts';
import type { sendToTexts } from './texts.ts';

export const texts: Translation<typeof sendToTexts.own> = {
  sendTo: 'Enviar para',
  asReference: 'Como referência em',
  sentToUpscaler: 'Imagem enviada ao Upscaler!',
  sentAsReference: 'Imagem adicionada como referência.',
  notSentToUpscaler: 'Erro ao enviar imagem. Tente novamente.',
  notSentAsReference: '❌ Não foi possível enviar a imagem. Tente manualmente.',
};
