import type { Translation } from '#web/i18n/catalogue.ts';
import type { footerTexts } from './texts.ts';

export const texts: Translation<typeof footerTexts.own> = {
  tagline: 'Thumbnails e imagens para criadores de vídeo, feitas a partir de uma frase.',
  product: 'Produto',
  home: 'Início',
  gallery: 'Galeria',
  legal: 'Legal',
  social: 'Siga-nos',
  rights: '© {year} Adventure',
  faqTitle: 'Perguntas frequentes',
};
