import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { studioTexts } from '../texts.ts';
import { isCertainlyFree } from './submit-outcome.ts';

/** Why a submission was refused, and, if certain, that it cost nothing. */
export function refusalText(thrown: unknown): string {
  const sentence = errorText(thrown);
  return isCertainlyFree(thrown) ? `${sentence} ${translator(studioTexts)('notCharged')}` : sentence;
}
