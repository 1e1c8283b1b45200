import { uiTexts } from '#web/ui/ui-texts.ts';

/** The sheet of keyboard shortcuts. */
export const shortcutTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  viewer: 'Viewer',
  comparer: 'Comparer',
  design: 'Design panel',
  keyEscape: 'Esc',
  keySpace: 'Space',
  closeOpen: 'Close what is open',
  thisSheet: 'Show this list',
  generate: 'Generate from the prompt',
  paste: 'Add a copied picture',
  chooseOption: 'Move between options',
  search: 'Search',
  selectAll: 'Select all pictures',
  select: 'Select the picture in focus',
  neighbours: 'Previous and next picture',
  ends: 'First and last picture',
  zoom: 'Zoom in and back',
  zoomSteps: 'Zoom in steps',
  whole: 'Show the whole picture',
  divider: 'Move the divider',
  blink: 'Swap the two pictures',
  redo: 'Redo',
});
