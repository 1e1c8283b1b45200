import type { Translation } from '#web/i18n/catalogue.ts';
import type { supportTexts } from './texts.ts';

export const texts: Translation<typeof supportTexts.own> = {
  lead: 'Cómo conseguir ayuda y en cuánto tiempo.',
  ways: 'Conseguir ayuda',
  contact: 'Contáctanos',
  contactLine: 'Usa el formulario y respondemos por correo. Tienes que iniciar sesión.',
  tutorialLine: 'La primera miniatura, paso a paso, con imágenes del estudio.',
  communityLine: 'Pregunta a otros creadores y a quienes construyen Adventure.',
  updatesLine: 'Qué cambió y si tu problema ya está resuelto.',
  hours: 'Plazos de respuesta',
  hoursLine: 'Desde el momento en que llega tu mensaje.',
  answer: 'Respuesta',
  within: { one: 'en {count} hora como máximo', other: 'en {count} horas como máximo' },
  none: 'sin plazo garantizado',
  priority: 'soporte prioritario, directo de los desarrolladores',
  charged: 'Cuando una imagen falla',
  chargedLine:
    'No se te cobra: tus monedas se devuelven automáticamente. Si falló el servidor, el mensaje muestra un ID de solicitud. Inclúyelo al escribir para que encontremos la causa más rápido.',
};
