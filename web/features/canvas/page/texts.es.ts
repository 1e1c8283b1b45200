import type { Translation } from '#web/i18n/catalogue.ts';
import type { pageTexts } from './texts.ts';

export const texts: Translation<typeof pageTexts.english> = {
  title: 'Editor de lienzo',
  loading: 'Abriendo el documento',
  failedTitle: 'No se pudo abrir este documento.',
  tryAgain: 'Intentar de nuevo',
  tools: 'Imágenes y ediciones',
  panel: 'Capas y propiedades',
};
