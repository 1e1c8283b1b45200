import type { Translation } from '#web/i18n/catalogue.ts';
import type { formTextsEn } from './texts.ts';

export const texts: Translation<typeof formTextsEn> = {
  waitMinutes: {
    one: 'Fue mucho en poco tiempo. Puedes enviar otra vez en {count} minuto.',
    other: 'Fue mucho en poco tiempo. Puedes enviar otra vez en {count} minutos.',
  },
  offline: 'No tienes conexión. Esto la necesita.',
};
