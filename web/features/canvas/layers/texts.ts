import { kindTexts } from './kind-texts.ts';

/** The words of the list of layers. */
export const layersTexts = kindTexts.extend((language) => import(`./texts.${language}.ts`), {
  layers: 'Layers',
  noLayers: 'Nothing here yet. Add text, a shape or a picture.',
  layerLabel: '{name}, {kind}',
  nameOfLayer: 'Name of the layer',
  hide: 'Hide {name}',
  show: 'Show {name}',
  lock: 'Lock {name}',
  unlock: 'Unlock {name}',
  openGroup: 'Open {name}',
  closeGroup: 'Close {name}',
});
