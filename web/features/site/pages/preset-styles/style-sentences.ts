import type { ImageStyleId, PresetThumbnailStyle } from '#contract/styles.ts';
import type { presetStylesTextsEn } from './texts.en.ts';

type Text = keyof typeof presetStylesTextsEn;

/** What the built-in engine does in each thumbnail style, by the style's slug. */
export const thumbnailSentences: Record<PresetThumbnailStyle['slug'], Text> = {
  mrbeast: 'mrbeast',
  kurzgesagt: 'kurzgesagt',
  nickd: 'nickd',
  matthew: 'matthew',
  lebron: 'lebron',
  'max-versta': 'maxVersta',
  'background-irl': 'backgroundIrl',
};

/** What it does in each image style. */
export const imageSentences: Record<ImageStyleId, Text> = {
  Photographic: 'photographic',
  Realistic: 'realistic',
  Cartoon: 'cartoon',
  Masterpiece: 'masterpiece',
  Comic: 'comic',
  Futuristic: 'futuristic',
  Retro: 'retro',
  Disney: 'disney',
  Portrait: 'portrait',
  'Video Games': 'videoGames',
  Cinema: 'cinema',
  Architecture: 'architecture',
  Sketch: 'sketch',
  Blueprint: 'blueprint',
  'CCTV footage photo': 'cctv',
  'Pixaled Art': 'pixelArt',
  PNG: 'png',
  'POV GoPro': 'goPro',
  Default: 'plain',
};
