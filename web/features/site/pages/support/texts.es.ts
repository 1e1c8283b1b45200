import type { Translation } from '#web/i18n/catalogue.ts';
import type { supportTextsEn } from './texts.ts';

export const texts: Translation<typeof supportTextsEn> = {
  title: 'Soporte',
  lead: 'Cómo conseguir ayuda, y en cuánto tiempo.',
  ways: 'Conseguir ayuda',
  contact: 'Escríbenos',
  contactLine: 'Un formulario, con respuesta por correo. Hace falta haber iniciado sesión.',
  tutorial: 'Tutorial',
  tutorialLine: 'La primera miniatura, paso a paso, con imágenes del estudio.',
  community: 'Comunidad',
  communityLine: 'Pregunta a otros creadores y a quienes construyen Adventure.',
  updates: 'Novedades',
  updatesLine: 'Qué ha cambiado, y si tu problema ya está resuelto.',
  email: 'Correo',
  hours: 'Plazos de respuesta',
  hoursLine: 'Contados desde que llega tu mensaje.',
  plan: 'Plan',
  answer: 'Respuesta',
  within: { one: 'en {count} hora', other: 'en {count} horas' },
  none: 'sin plazo prometido',
  priority: 'soporte prioritario, directo de los desarrolladores',
  yours: 'tu plan',
  charged: 'Cuando una imagen falla',
  chargedLine:
    'No se te cobra: las monedas vuelven solas. Si falló el servidor, el mensaje trae un número de solicitud. Inclúyelo en tu carta y encontramos la causa antes.',
};
