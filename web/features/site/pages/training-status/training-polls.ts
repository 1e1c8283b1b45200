import { minuteMs } from '#contract/durations.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { trainingTexts } from './texts.ts';

/** How often to poll without events: with the list open, and for the indicator. */
export const trainingPolls = { modalMs: 30_000, indicatorMs: minuteMs } as const;

/**
 * The sentence for an error: one for an answer without `success` or with an invalid list; other errors
 * describe themselves.
 */
export function trainingErrorText(t: TranslateOf<typeof trainingTexts>, error: unknown): string {
  return isBadResponse(error) ? t('fetchFailed') : t('fetchError', { message: errorText(error) });
}

/** Whether the answer did not match the call's schema. */
function isBadResponse(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'bad_response' || error.status >= 400) return false;
  return Array.isArray(Reflect.get(Object(error.cause), 'issues'));
}
