import type { Translation } from '#web/i18n/catalogue.ts';
import type { resultTexts } from './texts.ts';

export const texts: Translation<typeof resultTexts.own> = {
  result: 'Resultado da edição',
  accept: 'Manter',
  asLayer: 'Adicionar como camada',
  again: 'Tentar de novo',
  discard: 'Descartar',
  compare: 'Comparar',
  holdOriginal: 'Segure para ver a original',
  before: 'Original',
  after: 'Editada',
  compareTitle: 'Original e editada',
  showChanged: 'Mostrar o que mudou',
  changedTitle: 'O que mudou',
  changedAlt: 'A imagem com o que mudou em violeta',
  changedPixels: 'Mudou',
  outsidePixels: 'Fora da seleção',
  changedValue: '{percent} da imagem',
  pixelsValue: { one: '{count} pixel', other: '{count} pixels' },
  outsideNone: 'Nenhum: tudo como estava',
  changedFailed: 'Não foi possível comparar as duas imagens.',
  comparing: 'Comparando...',
  loadFailed: 'Não foi possível mostrar o resultado aqui.',
  kept: 'Edição aplicada',
  inGallery: 'Está na sua galeria como nova versão.',
};
