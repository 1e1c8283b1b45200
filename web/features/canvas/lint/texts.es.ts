import type { Translation } from '#web/i18n/catalogue.ts';
import type { lintTexts } from './texts.ts';

export const texts: Translation<typeof lintTexts.english> = {
  title: 'En el feed',
  show: 'Comprobar para el feed',
  size: '{pixels} px de alto a {width} px de ancho',
  reads: 'se lee',
  small: 'demasiado pequeño',
  contrast: 'Contraste {ratio}',
  clear: 'claro',
  faint: 'demasiado débil',
  noText: 'Aún sin texto',
  badgeFree: 'La duración no tapa nada',
  badgeCovers: 'La duración tapa «{name}»',
  free: 'libre',
  covered: 'muévelo',
  preview: 'La imagen como la muestra el feed, con {width} píxeles de ancho',
};
