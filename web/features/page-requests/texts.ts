import { defineTexts } from '#web/i18n/catalogue.ts';

/**
 * Messages for a request by another script of the page that cannot be fulfilled. Separate from the other
 * texts for sending: the listener is on every page and must not load everything that shows pictures.
 */
export const pageRequestTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  notProcessed: 'Failed to process image for upscaler.',
  notSentToCanvas: 'Failed to send image to canvas. Please try again.',
  editorFailed: 'There was a problem opening the image editor. Please try again.',
});
