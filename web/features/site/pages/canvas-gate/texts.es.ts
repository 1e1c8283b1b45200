import { plans } from '#contract/plans.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { canvasGateTexts } from './texts.ts';

export const texts: Translation<typeof canvasGateTexts.own> = {
  gateTitle: 'Aún no tienes acceso al editor avanzado.',
  gateLine: `Edita parte de una imagen con una máscara o la imagen entera con una frase. Incluido en los planes ${plans.pro.label}, ${plans.plus.label} y ${plans.enterprise.label}.`,
  mobile: 'No disponible en el celular (¡próximamente!)',
  unlock: 'Desbloquear acceso ahora',
  later: 'Quizá más tarde',
  film: 'Medio minuto en el estudio',
  play: 'Reproducir',
  turnOnSound: 'Activar el sonido',
  choose: 'Elige tu plan',

  kept: 'Tu imagen está guardada. Un plan con el editor la abre aquí.',
  keptDesign:
    'Tu imagen está guardada. Un plan con el editor la abre aquí; el panel de diseño la cambia en cualquier plan.',
  editDesign: 'Editar diseño',
};
