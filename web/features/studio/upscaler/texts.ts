import { defineTexts } from '#web/i18n/catalogue.ts';

/**
 * The words of the studio's composer for the upscaler. Texts quoted by the specification are verbatim.
 */
export const upscalerTextsEn = {
  upscale: 'Upscale',
  upscalingNow: 'Upscaling...',
  uploading: 'Uploading {percent}%',
  sourceRequired: 'Choose an image to upscale first.',
  upscaleTooLarge: 'This image is too large for this factor.',
  promptTooLong: 'The prompt is too long. Use at most {limit} characters.',
  offline: 'You are offline.',
  dictate: 'Dictate',
  settingsUsed: 'Settings applied to the form.',
  failed: 'Failed to upscale image. Please try again.',
} as const;

export const upscalerTexts = defineTexts(upscalerTextsEn, (language) => import(`./texts.${language}.ts`));
