import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { galleryTexts } from './texts.ts';

/**
 * Why a gallery failed to load: the sentence of the server's code, or the documented words for an answer
 * without one.
 */
export function galleryFailure(t: TranslateOf<typeof galleryTexts>, thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return errorText(thrown);
  switch (thrown.unread) {
    case 'refusal':
      return t('httpError', { status: thrown.status });
    case 'json':
      return t('notJson');
    case 'shape':
      return t('invalidFormat');
    default:
      return errorText(thrown);
  }
}
