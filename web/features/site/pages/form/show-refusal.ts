import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { formTexts } from './texts.ts';

const t = translator(formTexts);

/**
 * Puts what the server refused under its field, by the error's code, and moves the focus there; answers the sentence for
 * what belongs to no field.
 */
export function showRefusal<Values extends FieldValues>(
  thrown: unknown,
  fieldOfCode: Readonly<Record<string, Path<Values>>>,
  setError: UseFormSetError<Values>,
): string | null {
  const field = thrown instanceof ApiError ? fieldOfCode[thrown.code] : undefined;
  if (field === undefined) return sentenceOf(thrown);
  setError(field, { type: 'server', message: errorText(thrown) }, { shouldFocus: true });
  return null;
}

/** These limits count by the hour: "in a moment" would not be true. */
function sentenceOf(thrown: unknown): string {
  const seconds = thrown instanceof ApiError ? thrown.retryAfterSeconds : undefined;
  if (!(thrown instanceof ApiError) || thrown.code !== 'rate_limited' || seconds === undefined) {
    return errorText(thrown);
  }
  return t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
