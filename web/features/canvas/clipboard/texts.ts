import { defineTexts } from '#web/i18n/catalogue.ts';

/** What pasting says. */
export const clipboardTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  nothing: 'There is nothing to paste.',
  notReadable: 'The browser does not let the menu read the clipboard: paste by Ctrl V.',
  full: 'The copied layers do not fit: a document has at most {max}.',
  leftOut: {
    one: 'One layer with a picture of another account was left out.',
    other: '{count} layers with pictures of another account were left out.',
  },
});
