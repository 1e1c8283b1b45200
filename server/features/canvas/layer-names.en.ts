import type { LayerNames } from './layer-names.ts';

export const texts: LayerNames = {
  background: 'Background',
  shadow: 'Shadow',
  sticker: 'Sticker',
  backdrop: 'Shape behind',
  photo: 'Photo',
  hero: 'Subject',
  second: 'Second subject',
  decoration: 'Decoration',
  emblem: 'Emblem',
  headline: 'Headline',
  band: 'Bar',
  texture: 'Texture of letters',
  finish: 'Finish',
};
