import type { Translation } from '#web/i18n/catalogue.ts';
import type { exportTexts } from './texts.ts';

export const texts: Translation<typeof exportTexts.own> = {
  exportTitle: 'Exportar',
  exportLine: 'Se guarda en tus descargas tal como la ves.',
  fileName: 'Nombre del archivo',
  format: 'Formato',
  jpegQuality: 'Calidad',
  exportNow: 'Exportar',
  processing: 'Procesando...',
  nameRequired: 'Ponle un nombre al archivo.',
  fileSize: 'Tamaño del archivo',
  measuring: 'Midiendo...',
  underLimit: 'menos de 2 MB para YouTube',
  overLimit: 'YouTube acepta 2 MB como máximo. Baja la calidad, o usa JPEG o WebP.',
  sidesValue: '{width} × {height} px',
  saveVersion: 'Guardar como nueva versión en la galería',
  versionSaved: 'Guardada en tu galería.',
  exported: 'Exportada como {name}',
  exportFailed: 'No se pudo exportar la imagen. Inténtalo de nuevo.',
  versionFailed: 'La imagen no se guardó en tu galería. Inténtalo de nuevo.',
};
