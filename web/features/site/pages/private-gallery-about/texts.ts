import { siteTexts } from '#web/i18n/site-texts.ts';

export const privateGalleryTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: 'Your gallery is private',
  lead: 'Only you can open the gallery with your pictures.',
  pictureAlt: 'The gallery of the studio: pictures in columns, each with its prompt and age',
  only: 'Only you',
  onlyLine:
    'Other people cannot see your pictures on any page or list. File addresses are signed, expire within two days and cannot be guessed.',
  find: 'Nothing gets lost',
  findLine:
    'Every picture keeps its prompt, style, size, price and date. Pictures in progress continue when you close the page.',
  findLineCoinFree:
    'Every picture keeps its prompt, style, size and date. Pictures in progress continue when you close the page.',
  yours: 'Download them all',
  yoursLine: 'Download every picture at full size, without a watermark.',
  share: 'Public only if you choose',
  shareLine:
    'A picture appears in the public gallery only if you submit it and an admin approves it. You can withdraw it.',
});
