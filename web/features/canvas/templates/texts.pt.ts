import type { Translation } from '#web/i18n/catalogue.ts';
import type { templatesTexts } from './texts.ts';

export const texts: Translation<typeof templatesTexts.english> = {
  ours: 'Comece com um modelo',
  use: 'Usar o modelo {genre}',
  fill: 'Preencher o modelo',
  keepsOwn: 'O que ficar vazio mantém o do modelo.',
  make: 'Criar o design',
  photo: 'Foto',
  line: 'Texto {number}',
  choosePhoto: 'Escolher uma foto',
};
