import type { Translation } from '#web/i18n/catalogue.ts';
import type { enhanceTexts } from './texts.ts';

export const texts: Translation<typeof enhanceTexts.own> = {
  title: 'Prompt mejorado',
  line: 'Esta es una versión más completa de tu prompt. Edítala si quieres.',
  lineBy: '{engine} amplió tu prompt. Edítalo si quieres.',
  nothingTitle: 'Nada que agregar',
  nothingLine: 'Tu prompt ya está detallado.',
  failedTitle: 'No se pudo mejorar el prompt',
  proposal: 'Prompt mejorado',
  added: 'Lo que se agregó',
  headline: 'Titular entre comillas, usado tal cual',
  number: 'Número destacado',
  subject: 'Tema',
  setting: 'Escenario',
  mood: 'Ambiente y luz',
  layout: 'Composición',
  colors: 'Colores de tu referencia',
  light: 'Luz de tu referencia',
  wording: 'Redacción',
  seenBy: 'Lo que {engine} ve en tu referencia',
  referenceNotRead: 'No se pudo analizar tu imagen de referencia, así que solo se mejoró el texto.',
  keep: 'Dejar el mío',
  use: 'Usar este',
  used: 'Prompt mejorado aplicado',
};
