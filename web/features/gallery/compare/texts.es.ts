import type { Translation } from '#web/i18n/catalogue.ts';
import type { compareHostTexts } from './texts.ts';

export const texts: Translation<typeof compareHostTexts.own> = {
  first: 'Primera',
  second: 'Segunda',
  loading: 'Cargando las dos imágenes',
  refused: 'No se pueden comparar estas imágenes',
  invalid: 'Selecciona dos imágenes en la galería y presiona Comparar.',
  gone: 'Una de estas imágenes no está en tu galería. Puede que se haya eliminado.',
  back: 'Volver a la galería',
};
