import type { Translation } from '#web/i18n/catalogue.ts';
import type { enhanceTextsEn } from './texts.en.ts';

export const enhanceTextsEs: Translation<typeof enhanceTextsEn> = {
  title: 'Prompt mejorado',
  line: 'Lo que el motor leyó en tu prompt, dicho por completo. Cámbialo como quieras.',
  nothingTitle: 'Nada que añadir',
  nothingLine: 'Tu prompt ya dice todo lo que el motor lee en él.',
  failedTitle: 'El prompt no se mejoró',
  proposal: 'Prompt mejorado',
  added: 'Lo que se añadió',
  headline: 'Titular entre comillas, impreso tal cual',
  number: 'Número que lleva el título',
  subject: 'Tema',
  setting: 'Escenario',
  mood: 'Ambiente y luz',
  layout: 'Disposición',
  colors: 'Colores de tu referencia',
  light: 'Luz de tu referencia',
  wording: 'Redacción',
  referenceNotRead: 'No se pudo mirar tu imagen de referencia; por eso solo se mejoraron las palabras.',
  keep: 'Conservar el mío',
  use: 'Usar este',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  used: 'El prompt mejorado está en su lugar',
  undo: 'Deshacer',
};
