import type { LayerNames } from './layer-names.ts';

export const texts: LayerNames = {
  background: 'Fundo',
  shadow: 'Sombra',
  sticker: 'Adesivo',
  backdrop: 'Forma atrás',
  photo: 'Foto',
  hero: 'Assunto',
  second: 'Segundo assunto',
  decoration: 'Decoração',
  emblem: 'Emblema',
  headline: 'Título',
  band: 'Faixa',
  texture: 'Textura das letras',
  finish: 'Acabamento',
};
