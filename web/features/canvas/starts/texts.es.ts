import type { Translation } from '#web/i18n/catalogue.ts';
import type { startTexts } from './texts.ts';

export const texts: Translation<typeof startTexts.english> = {
  startTitle: 'Empieza a editar',
  startLine: 'Selecciona una imagen de tu galería a la izquierda para empezar a editar.',
  emptyLine: 'Tu galería está vacía. Sube una imagen o empieza con un diseño vacío.',
  useLatest: 'Usar la imagen más reciente',
  orUpload: 'Subir una imagen',
  noGalleryImages: 'No hay imágenes disponibles en la galería',
  loadingImage: 'Cargando la imagen...',
  newDesign: 'Nuevo diseño',
  templates: 'Plantillas',
  templatesLine: 'Listas para tu título y tu foto',
  yourDesigns: 'Tus diseños',
  yourDesignsLine: 'Sigue donde lo dejaste',
};
