import { defineTexts } from '#web/i18n/catalogue.ts';

/** Who made a picture, as its record says it. */
export const madeByTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  builtin: 'Designed by the built-in engine',
  canvas: 'Made in the canvas editor',
  edited: 'Edited by the built-in engine',
  network: 'Enlarged by the built-in network',
  resizing: 'Enlarged by resizing',
  engine: 'Made with {engine}',
});
