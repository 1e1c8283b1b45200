import type { ImageStyleId } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { imageStyleTexts } from './texts.ts';

/** Describes an image style in the current language. */
export function useImageSentence(): (style: ImageStyleId) => string {
  const t = useTexts(imageStyleTexts);
  return (style) => t(style);
}
