import { defineTexts } from '#web/i18n/catalogue.ts';

/** What layers are called by their kinds. */
export const kindTexts = defineTexts((language) => import(`./kind-texts.${language}.ts`), {
  base: 'Base image',
  picture: 'Picture',
  text: 'Text',
  shape: 'Shape',
  sticker: 'Sticker',
  pen: 'Drawing',
  frame: 'Frame',
  blur: 'Blur box',
  finish: 'Finish',
  group: 'Group',
});
