import type { Translation } from '#web/i18n/catalogue.ts';
import type { pictureFillTexts } from './texts.ts';

export const texts: Translation<typeof pictureFillTexts.english> = {
  upload: 'Subir una imagen',
  uploading: 'Subiendo...',
  fromGallery: 'De tu galería',
  useOne: 'Rellenar con {name}',
  noPrompt: 'una imagen sin prompt',
  noImages: 'Todavía no hay imágenes en tu galería.',
  galleryFailed: 'No se pudo cargar la galería.',
  tryAgain: 'Reintentar',
  loadMore: 'Cargar más',
  missing: 'No se pudo cargar esta imagen. Elige otra.',
};
