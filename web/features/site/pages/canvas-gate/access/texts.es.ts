import type { Translation } from '#web/i18n/catalogue.ts';
import type { accessTexts } from './texts.ts';

export const texts: Translation<typeof accessTexts.english> = {
  title: 'Editor de lienzo',
  authenticating: 'Autenticando...',
  verifying: 'Verificando el acceso del plan...',
};
