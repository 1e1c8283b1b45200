import { defineTexts } from '#web/i18n/catalogue.ts';

export const privateGalleryTextsEn = {
  title: 'Your gallery is private',
  lead: 'Everything you make is kept in a gallery that only you can open.',
  signIn: 'Login',
  signUp: 'Try It Free',
  pictureAlt: 'The gallery of the studio: pictures in columns, each with its prompt and age',
  only: 'Only you',
  onlyLine:
    'No page and no list shows your pictures to anybody else. The address of a file is signed, works for at most two days, and cannot be guessed.',
  find: 'Nothing gets lost',
  findLine:
    'Every picture keeps its prompt, style, size, price and date. A running job goes on when you close the page.',
  yours: 'Yours to take',
  yoursLine: 'Download each picture in full size, without a watermark.',
  share: 'Public only if you say so',
  shareLine:
    'A picture enters the public gallery when you press Share and an admin approves. You can take it back.',
  publicLink: 'See the public gallery',
} as const;

export const privateGalleryTexts = defineTexts(
  privateGalleryTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
