import type { Translation } from '#web/i18n/catalogue.ts';
import type { canvasWelcomeTexts } from './texts.ts';

export const texts: Translation<typeof canvasWelcomeTexts.own> = {
  welcomeTitle: 'Te damos la bienvenida al editor canvas',
  welcomeLine: 'Cinco pasos cortos muestran cómo abrir una imagen, cambiarla en un punto y exportarla.',
  takeTour: 'Mostrar',
  startNow: 'Empezar',
};
