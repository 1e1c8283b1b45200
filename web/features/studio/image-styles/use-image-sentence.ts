import type { ImageStyleId } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { imageStyleTextsEn } from './texts.ts';
import { imageStyleTexts } from './texts.ts';

const keys: Record<ImageStyleId, keyof typeof imageStyleTextsEn> = {
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

/** Says what an image style looks like, in the language of the moment. */
export function useImageSentence(): (style: ImageStyleId) => string {
  const t = useTexts(imageStyleTexts);
  return (style) => t(keys[style]);
}
