import type { Translation } from '#web/i18n/catalogue.ts';
import type { paymentSuccessTexts } from './texts.ts';

export const texts: Translation<typeof paymentSuccessTexts.own> = {
  title: 'Pago',
  checking: 'Comprobando tu plan',
  paidTitle: 'Tu plan es {plan}',
  paidLine: 'Tienes {coins}.',
  coins: { one: '{count} moneda', other: '{count} monedas' },
  originLine: '{bought} compradas con tu plan, {given} de regalo.',
  freeTitle: 'Sigues en el plan gratuito',
  freeLine:
    'No encontramos ningún plan de pago. Si acabas de pagar, la confirmación puede tardar un minuto: compruébalo otra vez. No se te cobrará dos veces.',
  byLink: 'Si solo seguiste un enlace a esta página, no compraste nada.',
  again: 'Comprobar de nuevo',
  checkingAgain: 'Comprobando...',
  studio: 'Ir al estudio',
  plans: 'Ver planes',
  contact: 'Contáctanos',
  failedTitle: 'No se pudo comprobar tu plan',

  asking: 'Comprobando tu pago',
  doneLine: 'Pago confirmado. Tienes {coins} y recibes más cada mes.',
  overTitle: 'El plan que pagaste terminó',
  overLine: 'El pago se confirmó, pero su periodo terminó. Tienes {coins}.',
  confirmingTitle: 'Tu pago se está confirmando',
  confirmingLine: 'Tu plan y tus monedas llegan enseguida. Puedes salir de esta página.',
  waiting: 'Esperando la confirmación',
  lateTitle: 'Tu pago aún se está confirmando',
  lateLine:
    'La confirmación tarda más de lo normal. Puedes salir de esta página: te avisaremos cuando lleguen el plan y las monedas. No se te cobrará dos veces.',
  lateHelp: '¿No llegaron en una hora? Contáctanos e indica el número de pago: {id}',
  openTitle: 'Este pago no se completó',
  openLine: 'No se te cobró nada. Elige un plan para empezar otra vez.',
  expiredTitle: 'Este pago expiró',
  expiredLine: 'Se canceló o tardó demasiado. No se te cobró nada.',
  notYoursTitle: 'Este pago no está disponible',
  unknownTitle: 'No se pudo comprobar tu pago',
  unknownLine: 'Tu pago no se perdió: el plan y las monedas llegan automáticamente.',
};
