import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of what the tools draw, which load after the toolbar. */
export const toolRowTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  triangle: 'Triangle',
  star: 'Star',
  burst: 'Burst',
  line: 'Line',
  arrow: 'Arrow',
  'curved-arrow': 'Curved arrow',
  ring: 'Circle around something',
  bubble: 'Speech bubble',
  shapes: 'Shape to draw',
  color: 'Colour',
  applyCrop: 'Crop',
  cancelCrop: 'Cancel',
  cropHint: 'Drag over the part to keep.',
  penWidth: 'Width',
  penLook: 'Look of the pen',
  ballpen: 'Pen',
  highlighter: 'Highlighter',
});
