import type { notificationTextsEn } from '#contract/notification-texts.ts';
import type { Translation } from '#web/i18n/catalogue.ts';

export const texts: Translation<typeof notificationTextsEn> = {
  welcomeTitle: 'Te damos la bienvenida a Adventure',
  welcomeGift: {
    one: 'Tienes {coins} monedas gratis para usar en {count} día.',
    other: 'Tienes {coins} monedas gratis para usar en {count} días.',
  },
  welcomeLine: 'Escribe una frase y recibe una miniatura.',
  welcomeAction: 'Crear una miniatura',

  firstImageTitle: '¡Felicidades por tu primera creación!',
  firstImageLine: 'Tu primera imagen está en la galería.',
  firstImageAction: 'Ver la imagen',

  communityTitle: 'Únete a la comunidad',
  communityLine: 'Comparte, pregunta, recibe opiniones.',
  communityAction: 'Unirme',

  expirationTitle: 'Tus monedas gratis vencen pronto',
  expirationTitleOther: 'Parte de tus monedas vence pronto',
  expirationLine: { one: '{count} moneda vence el {date}.', other: '{count} monedas vencen el {date}.' },
  expirationAction: 'Usar monedas',

  lowBalanceTitle: 'Te quedan pocas monedas',
  lowBalanceLine: {
    one: 'Quedan {coins} monedas, suficientes para {count} miniatura.',
    other: 'Quedan {coins} monedas, suficientes para {count} miniaturas.',
  },
  lowBalanceNone: {
    one: 'Queda {count} moneda. Una miniatura cuesta {price}.',
    other: 'Quedan {count} monedas. Una miniatura cuesta {price}.',
  },
  lowBalanceAction: 'Ver planes',

  purchaseTitle: 'Tu plan {plan} está activo',
  purchaseLine: {
    one: 'Se agregó {count} moneda a tu saldo.',
    other: 'Se agregaron {count} monedas a tu saldo.',
  },
  purchaseAction: 'Ir al estudio',

  paymentFailedTitle: 'Tu pago falló',
  paymentFailedLine: 'Tu plan {plan} sigue activo mientras lo intentamos de nuevo. Revisa tu forma de pago.',
  paymentFailedAction: 'Administrar suscripción',

  subscriptionEndedTitle: 'Tu plan {plan} terminó',
  subscriptionEndedLine:
    'Ahora tienes el plan gratuito. Conservas tus imágenes, y tus monedas hasta que venzan.',
  subscriptionEndedAction: 'Ver planes',

  styleReadyTitle: 'Tu estilo “{name}” está listo',
  styleReadyLine: 'Elígelo en el estudio o escribe su palabra de activación en un prompt.',
  styleReadyAction: 'Usar el estilo',

  styleFailedTitle: 'No se pudo entrenar tu estilo “{name}”',
  styleFailedLine: 'Recupéralo en el estudio para intentarlo de nuevo sin costo.',
  styleFailedAction: 'Ir al estudio',

  spendingTitle: 'El motor “{engine}” usó el {percent} del límite de hoy',
  spendingLine:
    'Gastado: {spent} de {limit} dólares estadounidenses. Al llegar al límite, se usa el siguiente motor.',
  spendingAction: 'Ver motores',

  findingsTitle: 'Las monedas y los pagos no coinciden',
  findingsLine: {
    one: 'La última conciliación del libro mayor, las suscripciones y los pagos encontró {count} diferencia.',
    other:
      'La última conciliación del libro mayor, las suscripciones y los pagos encontró {count} diferencias.',
  },
  findingsAction: 'Ver las diferencias',

  secondFactorOn: 'El inicio de sesión en dos pasos está activado',
  secondFactorOff: 'El inicio de sesión en dos pasos está desactivado',
  recoveryCodesTitle: 'Tienes códigos de recuperación nuevos',
  secondFactorLine: 'Si no fuiste tú, cambia tu contraseña.',
  secondFactorAction: 'Abrir tu perfil',

  linkOpenedTitle: 'Alguien abrió tu enlace',
  linkCommentsTitle: {
    one: '{count} comentario nuevo en tu enlace',
    other: '{count} comentarios nuevos en tu enlace',
  },
  linkChoicesTitle: {
    one: '{count} elección nueva en tu enlace',
    other: '{count} elecciones nuevas en tu enlace',
  },
  linkLine: 'En uno de tus enlaces privados.',
  linkLineNamed: 'En tu enlace privado “{name}”.',
  linkAction: 'Ver el enlace',
};
