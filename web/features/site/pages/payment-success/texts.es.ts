import type { Translation } from '#web/i18n/catalogue.ts';
import type { paymentSuccessTextsEn } from './texts.en.ts';

export const paymentSuccessTextsEs: Translation<typeof paymentSuccessTextsEn> = {
  title: 'Pago',
  checking: 'Consultando tu plan en el servidor',
  paidTitle: 'Tu plan es {plan}',
  paidLine: 'Es lo que dice el servidor en este momento. Tienes {coins}.',
  coins: { one: '{count} moneda', other: '{count} monedas' },
  freeTitle: 'Tu plan sigue siendo el gratuito',
  freeLine:
    'El servidor no conoce ningún pago de esta cuenta. Si acabas de pagar, la confirmación puede tardar un minuto: compruébalo otra vez. No se te cobra dos veces.',
  notSetUp:
    'Los pagos aún no están configurados en este servidor. Si llegaste aquí por un enlace, no se ha comprado nada.',
  again: 'Comprobar otra vez',
  checkingAgain: 'Comprobando...',
  studio: 'Ir al estudio',
  plans: 'Ver los planes',
  contact: 'Escríbenos',
  failedTitle: 'No se pudo consultar el plan',
};
