import type { Translation } from '#web/i18n/catalogue.ts';
import type { footerTexts } from './texts.ts';

export const texts: Translation<typeof footerTexts.own> = {
  tagline: 'Miniaturas e imágenes para creadores de video, a partir de una frase.',
  product: 'Producto',
  home: 'Inicio',
  gallery: 'Galería',
  legal: 'Legal',
  social: 'Síguenos',
  rights: '© {year} Adventure',
  faqTitle: 'Preguntas frecuentes',
};
