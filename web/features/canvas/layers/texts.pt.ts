import type { Translation } from '#web/i18n/catalogue.ts';
import type { layersTexts } from './texts.ts';

export const texts: Translation<typeof layersTexts.own> = {
  layers: 'Camadas',
  noLayers: 'Nada aqui ainda. Adicione texto, uma forma ou uma imagem.',
  layerLabel: '{name}, {kind}',
  nameOfLayer: 'Nome da camada',
  hide: 'Ocultar {name}',
  show: 'Mostrar {name}',
  lock: 'Bloquear {name}',
  unlock: 'Desbloquear {name}',
  openGroup: 'Abrir {name}',
  closeGroup: 'Fechar {name}',
};
