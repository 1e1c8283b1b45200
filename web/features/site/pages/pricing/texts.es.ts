import { coinLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { pricingTextsEn } from './texts.ts';

export const texts: Translation<typeof pricingTextsEn> = {
  skip: 'Ir al contenido',
  documentDescription:
    'Cuánto cuesta Adventure: cuatro planes con monedas cada mes para miniaturas, ediciones e imágenes más grandes. Ahorra un {percent}% con un año. Probar es gratis.',
  title: 'Planes de suscripción',
  save: 'Ahorra un {percent}% con nuestros planes anuales',
  interval: 'Facturación',
  monthly: 'Mensual',
  yearly: 'Anual',
  discount: '-{percent}%',

  testTitle: '¡Probar es gratis!',
  testLine:
    'Una cuenta nueva recibe {coins} monedas gratis. No se pide tarjeta. Entra y crea las primeras imágenes antes de elegir un plan.',
  login: 'Iniciar sesión',
  getStarted: 'Empezar',
  loginFirst: 'Tienes que iniciar sesión para suscribirte a un plan.',
  close: 'Cerrar',

  noteYearly: `Dólares al mes, facturados una vez al año. Las monedas se renuevan cada mes y valen ${coinLimits.planDays} días.`,
  noteMonthly: `Dólares al mes, facturados cada mes. Las monedas se renuevan cada mes y valen ${coinLimits.planDays} días.`,
  recommended: 'Recomendado',
  perMonth: '{price} al mes',
  before: 'en lugar de {price}',
  fullYear: 'Año completo {price}',
  coinsMonth: 'al mes',
  thumbnailsMonth: '{count} miniaturas al mes',
  thumbnailsYear: '{count} miniaturas al año',
  firstMonth: 'El primer mes; después, {price}',
  lowTitle: 'Te quedan pocas monedas',
  promoTitle: 'Necesitas más monedas para seguir',
  promoLine:
    '{plan} trae {coins} monedas al mes, suficientes para {thumbnails} miniaturas. Tus imágenes y tu prompt se conservan.',
  promoTopLine: 'Ya tienes el plan más grande. Sus monedas se renuevan cada mes.',
  v2Title: 'Thumbnails V2 viene con todos los planes de pago',
  v2Line:
    '{plan} trae {coins} monedas al mes, suficientes para {pictures} imágenes con Thumbnails V2. Tu prompt se conserva.',
  stylesTitle: 'Necesitas más espacio para tus estilos',
  trainedLine:
    '{plan} tiene espacio para {styles} estilos entrenados con tus propias imágenes y trae {coins} monedas al mes.',
  trainedUnlimitedLine:
    '{plan} tiene espacio para todos los estilos entrenados con tus propias imágenes que quieras y trae {coins} monedas al mes.',
  describedLine: '{plan} tiene espacio para {styles} estilos descritos y trae {coins} monedas al mes.',
  endedTitle: 'Tu plan ha terminado',
  endedLine:
    'Tus imágenes se conservan. {plan} trae {coins} monedas al mes, suficientes para {thumbnails} miniaturas.',
  promoOffer: 'El primer mes cuesta {price} en lugar de {regular}. Puedes dejarlo cuando quieras.',
  loading: 'Consultando tu plan',
  choosePlan: 'Plan',

  table: 'Lo que paga cada plan',
  imagesYear: 'Imágenes al año',
  imagesMonth: 'Imágenes al mes',
  canvasMask: 'Editor de lienzo, máscara',
  canvasFull: 'Editor de lienzo, completo',
  included: 'Incluido',
  coinsInYear: 'Monedas al año',
  customStyles: 'Estilos propios',
  unlimited: 'ilimitados',
  support: 'Soporte',
  supportHours: '{hours} h',
  priority: 'Prioritario',
  community: 'Comunidad',
  canvasEditor: 'Editor de lienzo',
  earlyAccess: 'Acceso anticipado',
  yes: 'incluido',
  no: 'no incluido',
};
