import { defineTexts } from '#web/i18n/catalogue.ts';

/** The choice of a font, and the user's own fonts. */
export const fontsTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  font: 'Font',
  yourFonts: 'Your fonts',
  ourFonts: 'Fonts',
  manage: 'Your own fonts',
  missingFont: 'Font that is gone',
  notLoaded:
    'This font could not be loaded, or is not among your fonts any more. Another one is drawn instead.',
  about: 'Fonts that you upload are only for you. Upload those that you have a licence for.',
  upload: 'Upload a font',
  uploading: 'Uploading...',
  formats: '.ttf, .otf or .woff2, up to {size} MB',
  used: '{used} of {max}',
  none: 'You have no fonts of your own yet.',
  listFailed: 'Your fonts could not be loaded.',
  tryAgain: 'Try again',
  tooLarge: 'This font is larger than {size} MB. Choose a smaller file, such as its .woff2.',
  notAFont:
    'This file is no font that can be used. Choose a TrueType (.ttf), OpenType (.otf) or WOFF2 (.woff2) file with one font in it.',
  added: '"{name}" is among your fonts.',
  useOne: 'Use {name}',
  renameOne: 'Rename {name}',
  deleteOne: 'Delete {name}',
  nameOfFont: 'Name of the font',
  deleteTitle: 'Delete "{name}"?',
  deleteSentence: 'Text in this font is drawn in another one from then on, in all of your documents.',
  notInFiles: 'Its licence keeps it out of the files of documents.',
});
