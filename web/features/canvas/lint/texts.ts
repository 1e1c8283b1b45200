import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the check for the feed. */
export const lintTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  title: 'In the feed',
  show: 'Check for the feed',
  size: '{pixels} px tall at {width} px wide',
  reads: 'reads',
  small: 'too small',
  contrast: 'Contrast {ratio}',
  clear: 'clear',
  faint: 'too faint',
  noText: 'No text yet',
  badgeFree: 'Timestamp covers nothing',
  badgeCovers: 'Timestamp covers “{name}”',
  free: 'free',
  covered: 'move it',
  preview: 'The picture as a feed shows it, {width} pixels wide',
});
