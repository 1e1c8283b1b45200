import type { Translation } from '#web/i18n/catalogue.ts';
import type { customStylesTextsEn } from './texts.ts';

export const texts: Translation<typeof customStylesTextsEn> = {
  title: 'Estilos personalizados',
  lead: 'Un aspecto propio: entrenado con tus imágenes o descrito con tus palabras.',
  trainedTitle: 'Cómo funcionan los estilos entrenados',
  trained1: 'Agrega imágenes que compartan un aspecto: tus miniaturas o tu arte.',
  trained2: 'El motor aprende el aspecto. Ves si el estilo está en cola, en entrenamiento, listo o fallido.',
  trained3: 'Elígelo en la herramienta Thumbnails o escribe su palabra clave en un prompt.',
  trained4:
    'El motor integrado mide colores, contraste, luz, grano, letras y composición. No aprende el aspecto de una persona o de un objeto.',
  trainedRule: 'El entrenamiento está incluido, con hasta {count} inicios por lugar de estilo al mes.',
  describedTitle: 'Cómo funcionan los estilos descritos',
  described1: 'Describe los colores, la luz y el ambiente en español, inglés o portugués.',
  described2: 'El estilo aparece en la lista de Genesys Pro y Genesys 1.0.',
  described3: 'Sin entrenamiento, sin espera: úsalo enseguida.',
  described4: 'El motor integrado usa el estilo de imagen más cercano, con tus colores y tu luz.',
  signIn: 'Para crear tu estilo,',
  signInLink: 'inicia sesión.',
  allowances: 'Lo que incluye cada plan',
  plan: 'Plan',
  trained: 'Estilos entrenados',
  described: 'Estilos descritos',
  none: 'ninguno',
  unlimited: 'ilimitados',
  yours: 'tu plan',
  statusLink: 'Ver los estilos en entrenamiento',
  presetLink: 'Empezar con un estilo predefinido',
  pricingLink: 'Comparar planes',
};
