import type { Translation } from '#web/i18n/catalogue.ts';
import type { publicBarTexts } from './texts.ts';

export const texts: Translation<typeof publicBarTexts.own> = {
  mainMenu: 'Páginas',
  menu: 'Menu',
  closeMenu: 'Fechar o menu',
  home: 'Adventure, página inicial',
  explore: 'Explorar',
  aiFeatures: 'Recursos de IA',
  generation: 'Geração',
  referenceImages: 'Imagens de referência',
  privateGallery: 'Galeria privada',
  thumbnailsPreview: 'Prévia de thumbnails',
  beta: 'Beta',
  canvasEditorHint: 'Experimente nossas novidades!',
  comingSoon: 'Em breve',
  faceSwap: 'Face Swap com IA',
  faceSwapHint: 'Disponível em breve!',
  affiliate: 'Afiliados',
};
