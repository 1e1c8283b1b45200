import type { Translation } from '#web/i18n/catalogue.ts';
import type { resultTexts } from './texts.ts';

export const texts: Translation<typeof resultTexts.own> = {
  result: 'Resultado de la edición',
  accept: 'Conservar',
  asLayer: 'Agregar como capa',
  again: 'Probar otra vez',
  discard: 'Descartar',
  compare: 'Comparar',
  holdOriginal: 'Mantén para ver la original',
  before: 'Original',
  after: 'Editada',
  compareTitle: 'Original y editada',
  showChanged: 'Mostrar lo que cambió',
  changedTitle: 'Lo que cambió',
  changedAlt: 'La imagen con lo que cambió en violeta',
  changedPixels: 'Cambió',
  outsidePixels: 'Fuera de la selección',
  changedValue: '{percent} de la imagen',
  pixelsValue: { one: '{count} píxel', other: '{count} píxeles' },
  outsideNone: 'Ninguno: todo como estaba',
  changedFailed: 'No se pudieron comparar las dos imágenes.',
  comparing: 'Comparando...',
  loadFailed: 'No se pudo mostrar el resultado aquí.',
  kept: 'Edición aplicada',
  inGallery: 'Está en tu galería como nueva versión.',
};
