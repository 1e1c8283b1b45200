import { type GalleryImage, otherEngineWarning } from '#contract/images.ts';
import { upscaleWarnings } from '#contract/upscale.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { warningTexts } from './warning-texts.ts';

const texts: Readonly<Record<string, keyof typeof warningTexts.english>> = {
  [otherEngineWarning]: 'otherEngine',
  'reference-not-used': 'referenceNotUsed',
  'enlarged-less': 'enlargedLess',
  [upscaleWarnings.slow]: 'upscaledSlowly',
  [upscaleWarnings.noNetwork]: 'upscaledWithoutNetwork',
  'nothing-to-draw': 'nothingToDraw',
  'words-not-set': 'wordsNotSet',
  'emoji-only': 'emojiOnly',
  'no-words': 'noWords',
  'cutout-not-marked': 'cutoutNotMarked',
  'cutout-failed': 'cutoutFailed',
  'no-person-found': 'noPersonFound',
  'people-unavailable': 'peopleUnavailable',
};

/**
 * An engine's warning in the reader's language; warnings with details beyond their code keep the engine's
 * words.
 */
export function warningText(
  t: TranslateOf<typeof warningTexts>,
  { code, message }: GalleryImage['warnings'][number],
): string {
  // The noun is the only detail, and stands in quotation marks.
  const subject = code === 'subject-not-drawn' ? /“(.+)”/.exec(message)?.[1] : undefined;
  if (subject !== undefined) return t('subjectNotDrawn', { subject });
  const text = texts[code];
  return text === undefined ? message : t(text);
}
