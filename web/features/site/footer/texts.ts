import { defineTexts } from '#web/i18n/catalogue.ts';

/** Of the footer and of the questions above it, which stand together on several pages. */
export const footerTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  tagline: 'Thumbnails and images for video creators, made from a sentence.',
  product: 'Product',
  home: 'Home',
  gallery: 'Gallery',
  howItWorks: 'How it works',
  pricing: 'Pricing',
  login: 'Login',
  legal: 'Legal',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  social: 'Follow us',
  language: 'Language',
  rights: '© {year} Adventure',
  faqTitle: 'Frequently asked questions',
});
