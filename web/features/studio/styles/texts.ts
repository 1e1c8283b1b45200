import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the style picker. Texts quoted by the specification are verbatim. */
export const styleTextsEn = {
  style: 'Style',
  allStyles: 'All styles',
  yours: 'Yours',
  createTile: 'Create your own style',
  allTitle: 'All styles',
  search: 'Search styles',
  presets: 'Presets',
  ownStyles: 'Your styles',
  noMatch: 'No styles match “{words}”.',
  ownFailed: 'Your own styles could not be loaded.',
  reload: 'Reload',
  done: 'Done',
  loadFailed: 'The styles could not be loaded. Try again.',
} as const;

export const styleTexts = defineTexts(styleTextsEn, (language) => import(`./texts.${language}.ts`));
