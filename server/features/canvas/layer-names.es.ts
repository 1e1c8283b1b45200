import type { LayerNames } from './layer-names.ts';

export const texts: LayerNames = {
  background: 'Fondo',
  shadow: 'Sombra',
  sticker: 'Adhesivo',
  backdrop: 'Forma detrás',
  photo: 'Foto',
  hero: 'Motivo',
  second: 'Segundo motivo',
  decoration: 'Decoración',
  emblem: 'Emblema',
  headline: 'Titular',
  band: 'Barra',
  texture: 'Textura de las letras',
  finish: 'Acabado',
};
