import type { Translation } from '#web/i18n/catalogue.ts';
import type { supportTexts } from './texts.ts';

export const texts: Translation<typeof supportTexts.own> = {
  title: 'Soporte',
  lead: 'Cómo conseguir ayuda y en cuánto tiempo.',
  ways: 'Conseguir ayuda',
  contact: 'Contáctanos',
  contactLine: 'Usa el formulario y respondemos por correo. Tienes que iniciar sesión.',
  tutorial: 'Tutorial',
  tutorialLine: 'La primera miniatura, paso a paso, con imágenes del estudio.',
  community: 'Comunidad',
  communityLine: 'Pregunta a otros creadores y a quienes construyen Adventure.',
  updates: 'Novedades',
  updatesLine: 'Qué cambió y si tu problema ya está resuelto.',
  email: 'Correo electrónico',
  hours: 'Plazos de respuesta',
  hoursLine: 'Desde el momento en que llega tu mensaje.',
  plan: 'Plan',
  answer: 'Respuesta',
  within: { one: 'en {count} hora como máximo', other: 'en {count} horas como máximo' },
  none: 'sin plazo garantizado',
  priority: 'soporte prioritario, directo de los desarrolladores',
  yours: 'tu plan',
  charged: 'Cuando una imagen falla',
  chargedLine:
    'No se te cobra: tus monedas se devuelven automáticamente. Si falló el servidor, el mensaje muestra un ID de solicitud. Inclúyelo al escribir para que encontremos la causa más rápido.',
};
