import type { Translation } from '#web/i18n/catalogue.ts';
import type { entryTexts } from './texts.ts';

export const texts: Translation<typeof entryTexts.own> = {
  startTitle: 'Empieza a editar',
  startLine: 'Selecciona una imagen de tu galería a la izquierda para empezar a editar.',
  useLatest: 'Usar la imagen más reciente',
  orUpload: 'Subir una imagen',
  newDesign: 'Nuevo diseño',
  templates: 'Plantillas',
  templatesLine: 'Listas para tu título y tu foto',
  yourDesigns: 'Tus diseños',
  yourDesignsLine: 'Sigue donde lo dejaste',
  noGalleryImages: 'No hay imágenes disponibles en la galería',
  noValidUrl: 'La imagen seleccionada no tiene una URL válida',
  uploadLoaded: 'Imagen subida cargada para editar',
  youtubeLoaded: 'Miniatura de YouTube cargada para editar',
  galleryLoaded: 'Imagen de la galería cargada para editar',
  imageLoaded: 'Imagen cargada para editar',
  openFailed: 'Hubo un problema al abrir el editor de imágenes. Inténtalo de nuevo.',
  desktopRequired: 'Se necesita una computadora: el editor canvas funciona mejor en una computadora.',
  desktopKept: 'Tu imagen está guardada: abre esta página en una pantalla más grande.',
  desktopDesign: 'El panel de diseño cambia palabras, colores y disposición en esta pantalla.',
  toGallery: 'Ir a la galería',
  toStudio: 'Volver al estudio',
  yourPicture: 'La imagen que se edita',
  loadingImage: 'Cargando la imagen...',
};
