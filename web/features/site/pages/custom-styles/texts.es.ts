import type { Translation } from '#web/i18n/catalogue.ts';
import type { customStylesTextsEn } from './texts.ts';

export const texts: Translation<typeof customStylesTextsEn> = {
  title: 'Estilos propios',
  lead: 'Un aspecto que es tuyo: entrenado con tus propias imágenes o descrito con tus palabras.',
  trainedTitle: 'Cómo funcionan los estilos entrenados',
  trained1: 'Das imágenes que comparten un aspecto: tus miniaturas, tu arte.',
  trained2: 'El motor aprende el aspecto; lo ves en cola, en entrenamiento, listo o fallido.',
  trained3:
    'Luego está junto a los estilos listos de la herramienta Thumbnails, y su palabra clave lo llama.',
  trained4:
    'El motor integrado mide las imágenes: colores, contraste, luz, grano, letras y composición. No aprende cómo es una persona o una cosa.',
  trainedRule: 'El entrenamiento es gratis dentro del límite, como máximo {count} inicios al mes por lugar.',
  describedTitle: 'Cómo funcionan los estilos descritos',
  described1:
    'Dices con palabras cómo es el aspecto: colores, luz, ambiente, en español, inglés o portugués.',
  described2: 'Está en la lista de estilos de Genesys Pro y Genesys 1.0.',
  described3: 'Sin entrenamiento, sin espera: se puede usar enseguida.',
  described4:
    'El motor integrado dibuja en el más cercano de sus estilos de imagen, con los colores y la luz que nombras.',
  signIn: 'Para crear un estilo tuyo,',
  signInLink: 'inicia sesión.',
  allowances: 'Lo que incluye cada plan',
  plan: 'Plan',
  trained: 'Estilos entrenados',
  described: 'Estilos descritos',
  none: 'ninguno',
  unlimited: 'ilimitados',
  yours: 'tu plan',
  statusLink: 'Ver los estilos en entrenamiento',
  presetLink: 'Empezar con un estilo listo',
  pricingLink: 'Comparar los planes',
};
