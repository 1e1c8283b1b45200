import { defineTexts } from '#web/i18n/catalogue.ts';

/** What the gallery says of a comparison that its address asks for. */
export const compareHostTextsEn = {
  title: 'Compare',
  first: 'First',
  second: 'Second',
  loading: 'Loading both pictures',
  refused: 'These pictures cannot be compared',
  invalid: 'Select two pictures in the gallery, then press Compare.',
  gone: 'One of these pictures is not in your gallery. It may have been deleted.',
  noPrompt: 'No prompt',
  tryAgain: 'Try again',
  back: 'Back to the gallery',
} as const;

export const compareHostTexts = defineTexts(
  compareHostTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
