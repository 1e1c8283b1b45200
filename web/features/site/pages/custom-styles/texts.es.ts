import { writeList } from '#contract/lists.ts';
import { firstToolWith, labelsWith, tools } from '#contract/tools.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { customStylesTexts } from './texts.ts';

export const texts: Translation<typeof customStylesTexts.own> = {
  lead: 'Un estilo propio: entrenado con tus imágenes o descrito con tus palabras.',
  trainedTitle: 'Cómo funcionan los estilos entrenados',
  trained1: 'Agrega imágenes con un mismo estilo visual: tus miniaturas o tu arte.',
  trained2: 'El motor aprende el estilo visual. Ves si está en cola, en entrenamiento, listo o si falló.',
  trained3: `Elígelo en la herramienta ${tools[firstToolWith('thumbnail')].label} o escribe su palabra de activación en un prompt.`,
  trained4:
    'El motor integrado mide colores, contraste, luz, grano, letras y composición. No aprende cómo se ve una persona o un objeto.',
  trainedRule:
    'El entrenamiento está incluido. Puedes iniciarlo hasta {count} veces al mes por cada estilo que permite tu plan.',
  describedTitle: 'Cómo funcionan los estilos descritos',
  described1: 'Describe los colores, la luz y el ambiente en español, inglés o portugués.',
  described2: `El estilo aparece en la lista de ${writeList('es', labelsWith('image'), 'and')}.`,
  described3: 'Sin entrenamiento ni espera: úsalo enseguida.',
  described4: 'El motor integrado usa el estilo de imagen más cercano, con tus colores y tu luz.',
  signIn: 'Para crear tu propio estilo,',
  signInLink: 'inicia sesión.',
  allowances: 'Qué incluye cada plan',
  trained: 'Estilos entrenados',
  described: 'Estilos descritos',
  none: 'ninguno',
  statusLink: 'Ver los estilos en entrenamiento',
  presetLink: 'Empezar con un estilo predefinido',
  pricingLink: 'Comparar planes',
};
