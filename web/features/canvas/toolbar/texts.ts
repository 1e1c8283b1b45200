import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the canvas editor's toolbar. */
export const toolbarTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  toolbar: 'Tools',
  move: 'Move',
  mask: 'Mask',
  text: 'Text',
  shape: 'Shape',
  pen: 'Pen',
  crop: 'Crop',
  hand: 'Hand',
  undo: 'Undo',
  redo: 'Redo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  fit: 'Show all',
  export: 'Export',
  add: 'Add',
  busy: 'Wait until the edit is finished.',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  saved: 'Saved',
  saving: 'Saving...',
  local: 'Saved in this browser; the server cannot be reached.',
  refused: 'Not saved: the server refused the change.',
});
