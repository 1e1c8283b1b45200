/** What is said where another script of the page asked for something that cannot be done. */
export const askedTextsEn = {
  notProcessed: 'Failed to process image for upscaler.',
  notSentToCanvas: 'Failed to send image to canvas. Please try again.',
  editorFailed: 'There was a problem opening the image editor. Please try again.',
} as const;
