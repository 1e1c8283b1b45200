import type { Translation } from '#web/i18n/catalogue.ts';
import type { formTexts } from './texts.ts';

export const texts: Translation<typeof formTexts.own> = {
  waitMinutes: {
    one: 'Demasiados mensajes en poco tiempo. Puedes enviar otra vez en {count} minuto.',
    other: 'Demasiados mensajes en poco tiempo. Puedes enviar otra vez en {count} minutos.',
  },
  offline: 'No tienes conexión. Vuelve a conectarte para seguir.',
};
