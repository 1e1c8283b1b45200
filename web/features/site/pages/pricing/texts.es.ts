import type { Translation } from '#web/i18n/catalogue.ts';
import type { pricingTextsEn } from './texts.en.ts';

export const pricingTextsEs: Translation<typeof pricingTextsEn> = {
  title: 'Planes de suscripción',
  save: 'Ahorra un 15% con nuestros planes anuales',
  interval: 'Facturación',
  monthly: 'Mensual',
  yearly: 'Anual',
  discount: '-15%',

  testTitle: '¡Probar es gratis!',
  testLine:
    'Una cuenta nueva recibe 100 monedas gratis. No se pide tarjeta. Entra y crea las primeras imágenes antes de elegir un plan.',
  login: 'Iniciar sesión',

  noteYearly: 'Dólares al mes, facturados una vez al año. Las monedas se renuevan cada mes y valen 30 días.',
  noteMonthly: 'Dólares al mes, facturados cada mes. Las monedas se renuevan cada mes y valen 30 días.',
  recommended: 'Recomendado',
  perMonth: '{price} al mes',
  before: 'en lugar de {price}',
  fullYear: 'Año completo {price}',
  coinsMonth: 'al mes',
  getStarted: 'Empezar',
  yourPlan: 'Tu plan',
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

  notSetUpTitle: 'Los pagos aún no están configurados en este servidor',
  notSetUp:
    'El plan {plan} no se puede comprar aquí por el momento, y no se ha cobrado nada. Las personas que mantienen este servidor pueden darte monedas o un plan: escríbeles.',
  loginFirst: 'Tienes que iniciar sesión para suscribirte a un plan.',
  contact: 'Contacto',
  close: 'Cerrar',
};
