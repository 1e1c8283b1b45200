import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { studioTexts } from '../texts.ts';
import { isSurelyFree } from './submit-outcome.ts';

/** What a press was refused with, and that it has cost nothing where that is certain. */
export function refusalText(thrown: unknown): string {
  const sentence = errorText(thrown);
  return isSurelyFree(thrown) ? `${sentence} ${translator(studioTexts)('notCharged')}` : sentence;
}
