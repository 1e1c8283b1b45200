import type { Translation } from '#web/i18n/catalogue.ts';
import type { canvasUploadTexts } from './texts.ts';

export const texts: Translation<typeof canvasUploadTexts.own> = {
  dropHere: 'Suelta una imagen',
  formats: 'JPG, PNG, GIF, WebP · {megabytes} MB',
  takePhoto: 'Tomar foto',
  uploading: 'Subiendo, {percent}',
  uploadedCount: { one: '{count} imagen subida', other: '{count} imágenes subidas' },
  lastUpload: 'La última imagen subida',
  removeUpload: 'Quitar la imagen subida',
  dialogTitle: 'Subir una imagen',
  dialogLine: 'Haz clic, suelta un archivo aquí o pégalo.',
  notAnImage: 'Suelta un archivo de imagen (JPG, PNG, GIF, WebP)',
  unsupportedType: 'Este tipo de archivo no es compatible. Usa JPG, PNG, GIF o WebP.',
  tooLarge: 'El archivo es demasiado grande. Usa uno de menos de {megabytes} MB.',
  uploadFailed: 'Error al procesar la imagen',
};
