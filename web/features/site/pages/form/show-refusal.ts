import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { formTexts } from './texts.ts';

const t = translator(formTexts);

/**
 * Shows the server's error under its field and focuses it. Returns the sentence for an error that belongs to
 * no field.
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

/** These limits are per hour: "in a moment" would be wrong. */
function sentenceOf(thrown: unknown): string {
  const seconds = thrown instanceof ApiError ? thrown.retryAfterSeconds : undefined;
  if (!(thrown instanceof ApiError) || thrown.code !== 'rate_limited' || seconds === undefined) {
    return errorText(thrown);
  }
  return t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
