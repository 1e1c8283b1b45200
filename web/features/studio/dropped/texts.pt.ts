import type { Translation } from '#web/i18n/catalogue.ts';
import type { droppedTexts } from './texts.ts';

export const texts: Translation<typeof droppedTexts.own> = {
  dropHere: 'Solte para escolher o que fazer com ela',
  title: { one: 'Usar esta imagem', other: 'Usar estas {count} imagens' },
  asReference: 'Usar como referência no {tool}',
  upscale: 'Ampliar',
  upTo: { one: 'a primeira', other: 'as {count} primeiras' },
  onlyImages: 'Envie apenas arquivos de imagem',
  closeFirst: 'Feche esta janela primeiro e depois solte os arquivos de novo',
  notReadable: 'Não é possível ampliar esta imagem: está danificada, é grande demais ou tem outro formato.',
};
