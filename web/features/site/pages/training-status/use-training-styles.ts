import { useQuery } from '@tanstack/react-query';
import { listCustomThumbnailStyles } from '#contract/styles-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { Translate } from '#web/i18n/catalogue.ts';
import type { trainingTextsEn } from './texts.en.ts';

/** How often the list is asked for: looked at, and from a corner. */
export const trainingPolls = { modalMs: 30_000, indicatorMs: 60_000 } as const;

/** The user's thumbnail styles, asked for again at every interval. */
export function useTrainingStyles(intervalMs: number) {
  return useQuery({
    queryKey: ['custom-thumbnail-styles'],
    queryFn: ({ signal }) => call(listCustomThumbnailStyles, { signal }),
    refetchInterval: intervalMs,
    select: ({ styles }) => styles,
  });
}

/** The sentence for a failure: an answer that does not say `success` is one thing, any other error names itself. */
export function trainingErrorText(t: Translate<typeof trainingTextsEn>, error: unknown): string {
  if (hasCode(error, 'bad_response')) return t('fetchFailed');
  return t('fetchError', { message: errorText(error) });
}
