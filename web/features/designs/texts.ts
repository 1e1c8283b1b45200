import { uiTexts } from '#web/ui/ui-texts.ts';

/** The design panel's words. */
export const designTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  loading: 'Loading the design',
  preview: 'Preview of the design',
  redrawing: 'Redrawing',
  controls: 'Parts of the design',
  changePart: 'Change: {part}',
  changeNamed: 'Change: {part} ({name})',
  moveHint: 'Drag to move. Arrow keys move, plus and minus scale.',
  scaleCorner: 'Drag to scale',
  resetPosition: 'Reset position',

  redo: 'Redo',
  reset: 'Reset all changes',
  openInEditor: 'Open in editor',
  save: 'Save version',
  free: '{left} of {most} free saves left today for this picture',
  usedUp: 'You have saved {most} versions of this picture today. You can save more tomorrow.',
  nothingChanged: 'Change something first.',
  saveFailed: 'The version could not be saved. {reason}',

  discardTitle: 'Discard your changes?',
  discardSentence: 'Unsaved changes will be lost.',
  discard: 'Discard',

  headline: 'Headline',
  headlineHint: 'Line breaks are kept. Emoji are removed.',
  noHeadline: 'No headline',
  headlineHidden: 'This layout shows no headline. Choose another one.',
  standsOut: 'Highlighted line',
  automatic: 'Automatic',
  otherHeadlines: 'Other headlines',

  hero: 'Illustration',
  searchHero: 'Search illustrations',
  noHero: 'No illustration',
  yourPhotos: { one: 'Your photo', other: 'Your photos' },
  nothingFound: 'Nothing found. Try another word.',
  searchFailed: 'The search failed. Try again.',

  background: 'Background',
  moods: 'Light',

  colours: 'Colours',
  paletteScene: 'Match background',
  accent: 'Accent',
  ownAccent: 'Custom colour',
  accentMoved: 'Changed to {color} for legibility.',

  layout: 'Layout',
});
