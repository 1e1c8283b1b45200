import type { Translation } from '#web/i18n/catalogue.ts';
import type { entryTexts } from './texts.ts';

export const texts: Translation<typeof entryTexts.own> = {
  noValidUrl: 'La imagen seleccionada no tiene una URL válida',
  uploadLoaded: 'Imagen subida cargada para editar',
  youtubeLoaded: 'Miniatura de YouTube cargada para editar',
  galleryLoaded: 'Imagen de la galería cargada para editar',
  imageLoaded: 'Imagen cargada para editar',
  openFailed: 'Hubo un problema al abrir el editor de imágenes. Inténtalo de nuevo.',
  desktopRequired: 'Se necesita una computadora: el editor canvas funciona mejor en una computadora.',
  desktopKept: 'Tu imagen está guardada: abre esta página en una pantalla más grande.',
  desktopOpen: 'Tu diseño sigue abierto. Ensancha la ventana para continuar.',
  desktopHere: 'En esta pantalla puedes crear imágenes y ver las que ya tienes.',
  desktopDesign: 'El panel de diseño cambia palabras, colores y disposición en esta pantalla.',
  toGallery: 'Ir a la galería',
  toStudio: 'Volver al estudio',
  yourPicture: 'La imagen que se edita',
};
