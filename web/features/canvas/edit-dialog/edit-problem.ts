import { promptLimits } from '#contract/limits.ts';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import { coinsOf, type EditKind, type EditProblem } from './edit-run.ts';
import type { editTexts } from './texts.ts';

type Texts = TranslateOf<typeof editTexts>;

/** The documented headings of a refused edit, by status. */
const titles = {
  400: 'dataError',
  413: 'imageTooLarge',
  500: 'serverError',
} as const;

/** Why the server has not taken an edit. Without an answer it is unknown what was charged. */
export function problemOf(t: Texts, thrown: unknown): EditProblem {
  if (!(thrown instanceof ApiError)) return { title: t('unexpected'), sentence: null, isFree: false };
  const isFree = thrown.status >= 400 && thrown.status < 500;
  const sentence = errorText(thrown);
  if (hasCode(thrown, 'insufficient_coins')) return { title: t('insufficient'), sentence, isFree };
  if (hasCode(thrown, 'image_too_large')) return { title: t('imageTooLarge'), sentence, isFree };
  const isKnown = Object.hasOwn(titles, thrown.status);
  const title = isKnown ? t(titles[thrown.status as keyof typeof titles]) : t('failedTitle');
  return { title, sentence, isFree };
}

/** Why an edit is not started; each is the key of its sentence. */
export type EditFault =
  | 'describeFirst'
  | 'pictureFirst'
  | 'tooLong'
  | 'needCoins'
  | 'nothingToDo'
  /** The result of the last edit waits. */
  | 'decideFirst';

export function faultText(t: Texts, fault: EditFault, kind: EditKind): string {
  if (fault === 'tooLong') return t('tooLong', { limit: promptLimits.maxCharacters });
  if (fault !== 'needCoins') return t(fault);
  return t(kind === 'image' ? 'needCoins' : 'needCoinsMask', { coins: coinsOf[kind] });
}
