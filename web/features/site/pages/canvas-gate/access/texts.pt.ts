import type { Translation } from '#web/i18n/catalogue.ts';
import type { accessTexts } from './texts.ts';

export const texts: Translation<typeof accessTexts.english> = {
  title: 'Editor de canvas',
  authenticating: 'Autenticando...',
  verifying: 'Verificando o acesso do plano...',
};
