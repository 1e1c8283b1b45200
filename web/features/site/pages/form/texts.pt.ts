import type { Translation } from '#web/i18n/catalogue.ts';
import type { formTextsEn } from './texts.ts';

export const texts: Translation<typeof formTextsEn> = {
  waitMinutes: {
    one: 'Foi muita coisa em pouco tempo. Você pode enviar de novo em {count} minuto.',
    other: 'Foi muita coisa em pouco tempo. Você pode enviar de novo em {count} minutos.',
  },
  offline: 'Você está offline. Isto precisa de conexão.',
};
