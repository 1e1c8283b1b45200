import type { Translation } from '#web/i18n/catalogue.ts';
import type { pictureFillTexts } from './texts.ts';

export const texts: Translation<typeof pictureFillTexts.english> = {
  upload: 'Enviar uma imagem',
  uploading: 'Enviando...',
  fromGallery: 'Da sua galeria',
  useOne: 'Preencher com {name}',
  noPrompt: 'uma imagem sem prompt',
  noImages: 'Ainda não há imagens na sua galeria.',
  galleryFailed: 'Não foi possível carregar a galeria.',
  tryAgain: 'Tentar novamente',
  loadMore: 'Carregar mais',
  missing: 'Não foi possível carregar esta imagem. Escolha outra.',
};
