import { defineTexts } from '#web/i18n/catalogue.ts';

/** Sending pictures from one place to another. Texts quoted by the specification are verbatim. */
export const sendToTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  sendTo: 'Send to',
  asReference: 'As a reference in',
  sentToUpscaler: 'Image sent to Upscaler!',
  sentAsReference: 'Image added as a reference.',
  notSentToUpscaler:
    'Failed to send image to upscaler. Please try again or switch to the Upscaler tab manually.',
  notSentAsReference: '❌ Failed to send image. Please try manually.',
});
