import type { Translation } from '#web/i18n/catalogue.ts';
import type { formTextsEn } from './texts.ts';

export const texts: Translation<typeof formTextsEn> = {
  waitMinutes: {
    one: 'Demasiados mensajes en poco tiempo. Puedes enviar otra vez en {count} minuto.',
    other: 'Demasiados mensajes en poco tiempo. Puedes enviar otra vez en {count} minutos.',
  },
  offline: 'No tienes conexión. Vuelve a conectarte para seguir.',
};
