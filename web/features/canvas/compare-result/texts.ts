import { uiTexts } from '#web/ui/ui-texts.ts';

/** The result of an AI edit: keep it, try again, look at what has changed. */
export const resultTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  result: 'Result of the edit',
  accept: 'Keep',
  asLayer: 'Add as a layer',
  again: 'Try again',
  discard: 'Discard',
  compare: 'Compare',
  holdOriginal: 'Hold to see the original',
  before: 'Original',
  after: 'Edited',
  compareTitle: 'Original and edited',
  showChanged: 'Show what changed',
  changedTitle: 'What changed',
  changedAlt: 'The picture with what has changed in violet',
  changedPixels: 'Changed',
  outsidePixels: 'Outside the selection',
  changedValue: '{percent} of the picture',
  pixelsValue: { one: '{count} pixel', other: '{count} pixels' },
  outsideNone: 'None: all as it was',
  changedFailed: 'The two pictures could not be compared.',
  comparing: 'Comparing...',
  loadFailed: 'The result could not be shown here.',
  kept: 'Edit applied',
  inGallery: 'It is in your gallery as a new version.',
});
