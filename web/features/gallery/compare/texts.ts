import { uiTexts } from '#web/ui/ui-texts.ts';

/** What the gallery says of a comparison that its address asks for. */
export const compareHostTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  first: 'First',
  second: 'Second',
  loading: 'Loading both pictures',
  refused: 'These pictures cannot be compared',
  invalid: 'Select two pictures in the gallery, then press Compare.',
  gone: 'One of these pictures is not in your gallery. It may have been deleted.',
  back: 'Back to the gallery',
});
