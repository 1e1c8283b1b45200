import type { Translation } from '#web/i18n/catalogue.ts';
import type { layersTexts } from './texts.ts';

export const texts: Translation<typeof layersTexts.own> = {
  layers: 'Capas',
  noLayers: 'Aún no hay nada. Agrega texto, una forma o una imagen.',
  layerLabel: '{name}, {kind}',
  nameOfLayer: 'Nombre de la capa',
  hide: 'Ocultar {name}',
  show: 'Mostrar {name}',
  lock: 'Bloquear {name}',
  unlock: 'Desbloquear {name}',
  openGroup: 'Abrir {name}',
  closeGroup: 'Cerrar {name}',
};
