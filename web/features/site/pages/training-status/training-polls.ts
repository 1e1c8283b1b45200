import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { Translate } from '#web/i18n/catalogue.ts';
import type { trainingTextsEn } from './texts.ts';

/** How often the list is asked for while no events come: looked at, and from a corner. */
export const trainingPolls = { modalMs: 30_000, indicatorMs: 60_000 } as const;

/**
 * The sentence for a failure: an answer that came but does not say `success`, or does not hold styles, is one thing; any
 * other error names itself.
 */
export function trainingErrorText(t: Translate<typeof trainingTextsEn>, error: unknown): string {
  return isMisshapen(error) ? t('fetchFailed') : t('fetchError', { message: errorText(error) });
}

/** The call's schema refused the answer. */
function isMisshapen(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'bad_response' || error.status >= 400) return false;
  return Array.isArray(Reflect.get(Object(error.cause), 'issues'));
}
