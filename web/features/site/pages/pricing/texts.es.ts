import { coinLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { pricingTexts } from './texts.ts';

export const texts: Translation<typeof pricingTexts.own> = {
  documentDescription:
    'Planes y precios de Adventure: monedas cada mes para miniaturas, imágenes y ampliaciones. Ahorra un {percent} con el plan anual. Pruébalo gratis.',

  testTitle: '¡Probar es gratis!',
  testLine:
    'Las cuentas nuevas reciben {coins} monedas gratis, sin tarjeta. Pruébalo antes de elegir un plan.',
  closedTitle: 'Planes y precios',
  closedLine: 'Por ahora no se aceptan cuentas nuevas aquí. Inicia sesión para elegir un plan.',
  coinFreeTitle: 'Uso gratuito',
  coinFreeLine: 'Este estudio funciona sin monedas: cada cuenta puede usar todas las herramientas.',
  loginFirst: 'Tienes que iniciar sesión para suscribirte a un plan.',

  noteYearly: `Precios en dólares estadounidenses al mes, con cobro anual. Las monedas se renuevan cada mes y valen ${coinLimits.planDays} días.`,
  noteMonthly: `Precios en dólares estadounidenses al mes, con cobro mensual. Las monedas se renuevan cada mes y valen ${coinLimits.planDays} días.`,
  perMonth: '{price} al mes',
  fullYear: 'Año completo {price}',
  thumbnailsMonth: '{count} miniaturas al mes',
  thumbnailsYear: '{count} miniaturas al año',
  firstMonth: 'El primer mes; después, {price}',
  lowTitle: 'Te quedan pocas monedas',
  promoTitle: 'Necesitas más monedas para continuar',
  promoLine:
    '{plan} te da {coins} monedas al mes, suficientes para {thumbnails} miniaturas. Tus imágenes y tu prompt están guardados.',
  promoTopLine: 'Ya tienes el plan más grande. Sus monedas se renuevan cada mes.',
  v2Title: 'Thumbnails V2 es parte de todos los planes de pago',
  v2Line:
    '{plan} te da {coins} monedas al mes, suficientes para {pictures} imágenes con Thumbnails V2. Tu prompt está guardado.',
  stylesTitle: 'Mejora tu plan para tener más estilos',
  trainedLine:
    '{plan} incluye {styles} estilos entrenados con tus propias imágenes y {coins} monedas al mes.',
  trainedUnlimitedLine:
    '{plan} incluye estilos ilimitados entrenados con tus propias imágenes y {coins} monedas al mes.',
  describedLine: '{plan} incluye {styles} estilos descritos y {coins} monedas al mes.',
  endedTitle: 'Tu plan terminó',
  endedLine:
    'Tus imágenes se conservan. {plan} te da {coins} monedas al mes, suficientes para {thumbnails} miniaturas.',
  promoOffer: 'Tu primer mes cuesta {price} en lugar de {regular}. Cancela cuando quieras.',
  loading: 'Cargando tu plan',

  table: 'Lo que cubre cada plan (una de las filas, no todas juntas)',
  imagesYear: 'Imágenes al año, si son todas de un tipo',
  imagesMonth: 'Imágenes al mes, si son todas de un tipo',
  canvasMask: 'Máscara del editor de lienzo',
  canvasFull: 'Editor de lienzo completo',
  included: 'Incluido',
  coinsInYear: 'Monedas al año',
  customStyles: 'Estilos personalizados',
  supportHours: '{hours} h',
  priority: 'Prioritario',
  yes: 'incluido',
  no: 'no incluido',
  ownPlan: 'Tu plan',
};
