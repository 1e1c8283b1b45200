import { siteTexts } from '#web/i18n/site-texts.ts';

/** Of the footer and of the questions above it, which stand together on several pages. */
export const footerTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  tagline: 'Thumbnails and images for video creators, made from a sentence.',
  product: 'Product',
  home: 'Home',
  gallery: 'Gallery',
  legal: 'Legal',
  social: 'Follow us',
  rights: '© {year} Adventure',
  faqTitle: 'Frequently asked questions',
});
