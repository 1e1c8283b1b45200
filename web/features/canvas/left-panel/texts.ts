import { uiTexts } from '#web/ui/ui-texts.ts';

/** The left panel of the canvas editor. Texts quoted by the specification are verbatim. */
export const leftPanelTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  hidePanel: 'Hide pictures and edits',
  showPanel: 'Show pictures and edits',
  coinsWord: 'coins',
  getCoins: 'Get more coins',
  editImage: 'Edit Image',
  promptLabel: 'Describe what you want to edit',
  promptExample: 'Make it night, add rain on the ground',
  selectImageFirst: 'Please select an image from your gallery before editing',
  generating: 'Generating...',
  editsRemaining: { one: '{count} edit remaining', other: '{count} edits remaining' },
  willSpend: 'You will spend {coins}',
  lowCoins: 'Your coins are running low.',
  yourGallery: 'Your Gallery',
  noImages: 'No images available',
  galleryFailed: 'Failed to load gallery',
  edit: 'Edit',
  loadMore: 'Load More',
  openOne: 'Edit {name}',
  recentEdits: 'Recent edits',
  noEdits: 'Your edits will be listed here.',
  editsFailed: 'Your edits could not be loaded.',
  onlyHere: 'Saved in this browser only, until the server answers.',
});
