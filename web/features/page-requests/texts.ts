import { defineTexts } from '#web/i18n/catalogue.ts';

/** What is said where another script of the page asked for something that cannot be done. */
export const pageRequestTextsEn = {
  notProcessed: 'Failed to process image for upscaler.',
  notSentToCanvas: 'Failed to send image to canvas. Please try again.',
  editorFailed: 'There was a problem opening the image editor. Please try again.',
} as const;

// Apart from the other texts of sending: what listens is on every page, and shall not fetch all that shows
// pictures.
export const pageRequestTexts = defineTexts(
  pageRequestTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
