import { defineTexts } from '#web/i18n/catalogue.ts';

/** The design panel's words. */
export const designTextsEn = {
  title: 'Edit design',
  loading: 'Reading the design',
  tryAgain: 'Try again',
  preview: 'Preview of the design',
  redrawing: 'Redrawing',
  controls: 'Parts of the design',

  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset all changes',
  close: 'Close',
  save: 'Save version',
  saving: 'Saving...',
  free: 'Free · {left} of {most} left today',
  usedUp: 'You have saved {most} versions of this picture today. Save more tomorrow.',
  nothingChanged: 'Change something first.',
  saveFailed: 'The version could not be saved. {reason}',

  discardTitle: 'Discard your changes?',
  discardSentence: 'What is not saved as a version is lost.',
  discard: 'Discard',

  headline: 'Headline',
  headlineHint: 'A line each. Emoji are left out.',
  noHeadline: 'No headline',
  headlineHidden: 'This layout shows no headline. Choose another one.',
  standsOut: 'Stands out',
  automatic: 'Automatic',
  otherHeadlines: 'Other headlines',

  hero: 'Illustration',
  searchHero: 'Search illustrations',
  noHero: 'No illustration',
  nothingFound: 'Nothing found. Try another word.',
  searchFailed: 'The search did not work. Try again.',

  background: 'Background',
  moods: 'Light',

  colours: 'Colours',
  paletteScene: 'From the background',
  accent: 'Accent',
  ownAccent: 'Colour of your own',
  accentMoved: 'Moved to {color}, so that it can be read.',

  layout: 'Layout',
  style: 'Style',
} as const;

export const designTexts = defineTexts(designTextsEn, (language) => import(`./texts.${language}.ts`));
