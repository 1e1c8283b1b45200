import type { Translation } from '#web/i18n/catalogue.ts';
import type { upscalerTexts } from './texts.ts';

export const texts: Translation<typeof upscalerTexts.own> = {
  upscalingNow: 'Ampliando...',
  uploading: 'Enviando {percent}',
  sourceRequired: 'Escolha primeiro uma imagem para ampliar.',
  upscaleTooLarge: 'Esta imagem é grande demais para este fator.',
  settingsUsed: 'Configurações aplicadas ao formulário.',
  failed: 'Não foi possível ampliar a imagem. Tente de novo.',
};
