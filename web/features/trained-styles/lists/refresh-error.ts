import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { Translate } from '#web/i18n/catalogue.ts';
import type { trainedStyleTextsEn } from '../texts.ts';

/**
 * The sentence for a refresh that failed: an answer that came but says no, or says nothing that fits, is one thing; that
 * none came is another.
 */
export function refreshErrorText(t: Translate<typeof trainedStyleTextsEn>, thrown: unknown): string {
  if (!(thrown instanceof ApiError) || thrown.status === 0)
    return t('refreshFailed', { message: errorText(thrown) });
  const isWordless = thrown.code === 'bad_response' && thrown.status < 400;
  return t('refreshRefused', { message: isWordless ? t('unknownError') : errorText(thrown) });
}
