import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { trainedStyleTexts } from '../texts.ts';

/**
 * The sentence for a failed refresh: one for an answer that refuses or does not match, another for no answer.
 */
export function refreshErrorText(t: TranslateOf<typeof trainedStyleTexts>, thrown: unknown): string {
  if (!(thrown instanceof ApiError) || thrown.status === 0)
    return t('refreshFailed', { message: errorText(thrown) });
  const isUnreadable = thrown.code === 'bad_response' && thrown.status < 400;
  return t('refreshRefused', { message: isUnreadable ? t('unknownError') : errorText(thrown) });
}
