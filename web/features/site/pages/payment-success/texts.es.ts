import type { Translation } from '#web/i18n/catalogue.ts';
import type { paymentSuccessTextsEn } from './texts.ts';

export const texts: Translation<typeof paymentSuccessTextsEn> = {
  title: 'Pago',
  checking: 'Consultando tu plan en el servidor',
  paidTitle: 'Tu plan es {plan}',
  paidLine: 'Es lo que dice el servidor en este momento. Tienes {coins}.',
  coins: { one: '{count} moneda', other: '{count} monedas' },
  freeTitle: 'Tu plan sigue siendo el gratuito',
  freeLine:
    'El servidor no conoce ningún plan pagado en este momento. Si acabas de pagar, la confirmación puede tardar un minuto: compruébalo otra vez. No se te cobra dos veces.',
  byLink: 'Si llegaste aquí por un enlace, no se ha comprado nada.',
  again: 'Comprobar otra vez',
  checkingAgain: 'Comprobando...',
  studio: 'Ir al estudio',
  plans: 'Ver los planes',
  contact: 'Escríbenos',
  failedTitle: 'No se pudo consultar el plan',

  asking: 'Consultando tu pago en el servidor',
  doneLine: 'El pago está confirmado. Tienes {coins}, y cada mes llegan más.',
  overTitle: 'El plan que pagaste ha terminado',
  overLine: 'El pago se confirmó y su periodo ha acabado. Tienes {coins}.',
  confirmingTitle: 'Tu pago se está confirmando',
  confirmingLine: 'El plan y las monedas llegan enseguida. Puedes quedarte o seguir: llegan solos.',
  waiting: 'Esperando la confirmación',
  lateTitle: 'Tu pago aún se está confirmando',
  lateLine:
    'El pago está hecho y la confirmación tarda más de lo normal. Puedes salir de esta página: el plan y las monedas llegan solos, y una notificación te avisa. No se te cobra dos veces.',
  lateHelp: '¿No han llegado en una hora? Escríbenos e indica este pago: {id}',
  openTitle: 'Este pago no se ha hecho',
  openLine: 'No se te ha cobrado nada. Vuelve a los planes para empezar otra vez.',
  expiredTitle: 'Este pago ya no está abierto',
  expiredLine: 'Se abandonó o tardó demasiado. No se te ha cobrado nada.',
  notYoursTitle: 'Este pago no se puede mostrar',
  unknownTitle: 'No se pudo consultar el pago',
  unknownLine: 'Lo que se pagó no se pierde: el plan y las monedas llegan solos.',
};
