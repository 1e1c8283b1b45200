import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of what adds layers. */
export const addTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  addText: 'Text',
  uploadPicture: 'Picture from this device',
  stickers: 'Stickers',
  frame: 'Frame',
  blurBox: 'Blur box',
  finish: 'Grain and dark corners',
  searchStickers: 'Search stickers',
  noStickers: 'Nothing found for “{query}”.',
  noStickersLine: 'Try one plain word, such as “dragon”.',
  yourText: 'Your text',
});
