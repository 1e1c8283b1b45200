import { uiTexts } from '#web/ui/ui-texts.ts';

/** The words of the style picker. Texts quoted by the specification are verbatim. */
export const styleTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  createTile: 'Create your own style',
  search: 'Search styles',
  presets: 'Presets',
  ownStyles: 'Your styles',
  noMatch: 'No styles match “{words}”.',
  done: 'Done',
  loadFailed: 'The styles could not be loaded. Try again.',
});
