import { defineTexts } from '#web/i18n/catalogue.ts';

export const footerTextsEn = {
  tagline: 'Thumbnails and images for video creators, from a sentence.',
  product: 'Product',
  home: 'Home',
  gallery: 'Gallery',
  howItWorks: 'How it works',
  pricing: 'Pricing',
  login: 'Login',
  legal: 'Legal',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  social: 'Elsewhere',
  language: 'Language',
  rights: '© {year} Adventure',
  faqTitle: 'Questions',
} as const;

/** Of the footer and of the questions above it, which stand together on several pages. */
export const footerTexts = defineTexts(footerTextsEn, (language) => import(`./texts.${language}.ts`));
