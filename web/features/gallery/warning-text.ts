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
  'style-not-understood': 'styleNotUnderstood',
  'emoji-only': 'emojiOnly',
  'no-words': 'noWords',
  'unread-language': 'unreadLanguage',
  'cutout-not-marked': 'cutoutNotMarked',
  'cutout-failed': 'cutoutFailed',
  'no-person-found': 'noPersonFound',
  'people-unavailable': 'peopleUnavailable',
};

/** Texts that repeat words of the prompt. */
const textsWithWords: Readonly<
  Record<string, 'subjectNotDrawn' | 'thingLeftOut' | 'styleWordsNotDrawn' | 'styleNotDrawn'>
> = {
  'subject-not-drawn': 'subjectNotDrawn',
  'thing-left-out': 'thingLeftOut',
  'style-words-not-drawn': 'styleWordsNotDrawn',
  'style-not-understood': 'styleNotDrawn',
};

/**
 * An engine's warning in the reader's language; warnings with details beyond their code keep the engine's
 * words.
 */
export function warningText(
  t: TranslateOf<typeof warningTexts>,
  { code, message }: GalleryImage['warnings'][number],
): string {
  // The prompt's own words are the only detail. They stand in quotation marks: “a”, “b”.
  const words = /“(.+)”/.exec(message)?.[1];
  const naming = textsWithWords[code];
  if (words !== undefined && naming !== undefined) return t(naming, { words });
  const text = texts[code];
  return text === undefined ? message : t(text);
}
