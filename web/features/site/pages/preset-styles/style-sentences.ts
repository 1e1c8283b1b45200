import type { PresetThumbnailStyle } from '#contract/styles.ts';
import type { presetStylesTextsEn } from './texts.ts';

type Text = keyof typeof presetStylesTextsEn;

/** What the built-in engine does in each thumbnail style, by slug. */
export const thumbnailSentences: Record<PresetThumbnailStyle['slug'], Text> = {
  mrbeast: 'mrbeast',
  kurzgesagt: 'kurzgesagt',
  nickd: 'nickd',
  matthew: 'matthew',
  lebron: 'lebron',
  'max-versta': 'maxVersta',
  'background-irl': 'backgroundIrl',
};
