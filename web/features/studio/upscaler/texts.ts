import { uiTexts } from '#web/ui/ui-texts.ts';

/**
 * The words of the studio's composer for the upscaler. Texts quoted by the specification are verbatim.
 */
export const upscalerTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  upscalingNow: 'Upscaling...',
  uploading: 'Uploading {percent}',
  sourceRequired: 'Choose an image to upscale first.',
  upscaleTooLarge: 'This image is too large for this factor.',
  settingsUsed: 'Settings applied to the form.',
  failed: 'Failed to upscale image. Please try again.',
});
