import type { Translation } from '#web/i18n/catalogue.ts';
import type { formTexts } from './texts.ts';

export const texts: Translation<typeof formTexts.own> = {
  waitMinutes: {
    one: 'Mensagens demais em pouco tempo. Você pode enviar de novo em {count} minuto.',
    other: 'Mensagens demais em pouco tempo. Você pode enviar de novo em {count} minutos.',
  },
  offline: 'Você está sem conexão. Reconecte-se para continuar.',
};
