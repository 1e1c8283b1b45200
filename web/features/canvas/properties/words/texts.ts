import { defineTexts } from '#web/i18n/catalogue.ts';

/** Words of a text with a look of their own. */
export const wordsTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  words: 'Words',
  hint: 'Press words to style them alone. With Shift, choose all up to there.',
  styling: 'Styling: {words}',
  wholeText: 'Whole text',
  asTheRest: 'As the rest',
  marker: 'Marker',
});
