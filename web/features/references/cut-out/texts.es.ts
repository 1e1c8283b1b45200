import type { Translation } from '#web/i18n/catalogue.ts';
import type { cutOutTexts } from './texts.ts';

export const texts: Translation<typeof cutOutTexts.own> = {
  correctCutout: 'Corregir el recorte',
  markText: 'Lo que se queda se ve entero. Pinta sobre lo que falta, o sobre el fondo que debe irse.',
  markPicture:
    'La imagen que marcas. Las flechas mueven el pincel; la barra espaciadora lo baja y lo levanta.',
  marks: 'Qué marca el pincel',
  subject: 'Sujeto',
  behind: 'Fondo',
  brush: 'Pincel',
  redo: 'Rehacer',
  clear: 'Borrar',
  useCutout: 'Usar como recorte',
  looking: 'Buscando el sujeto',
  personFound: 'La persona está recortada. Pinta para corregir.',
  thingFound: 'El sujeto está recortado. Pinta para corregir.',
  nothingFound: 'No se encontró nada automáticamente. Pinta sobre el sujeto.',
  nothingLeft: 'Estos trazos dejan nada o todo. Deshaz uno, o marca más del sujeto y del fondo.',
  lookFailed: 'El recorte no se puede mostrar ahora. Tus trazos siguen contando.',
  strokesFull: 'Llegaste al límite de {limit} trazos. Deshaz uno para agregar otro.',
  brushDown: 'El pincel está bajado.',
  brushUp: 'El pincel está levantado.',
};
