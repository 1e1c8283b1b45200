import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';

/** Maps an error code to the field it belongs under. */
const fieldOfCode: Readonly<Record<string, string>> = {
  name_required: 'name',
  email_invalid: 'email',
  email_taken: 'email',
  invalid_credentials: 'password',
  second_factor_invalid: 'code',
  password_too_short: 'password',
  password_too_long: 'password',
  password_common: 'password',
  terms_not_accepted: 'acceptedTerms',
};

/**
 * Shows the server's errors under their fields and focuses the first. Returns the sentence for the error that
 * belongs to no field, or null.
 */
export function showServerErrors<Values extends FieldValues>(
  thrown: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  if (!(thrown instanceof ApiError)) return errorText(thrown);
  const messages = new Map(Object.entries(thrown.fields));
  const field = fieldOfCode[thrown.code];
  if (field !== undefined) messages.set(field, errorText(thrown));
  const shown = names.filter((name) => messages.has(name));
  shown.forEach((name, index) => {
    setError(name, { type: 'server', message: messages.get(name) ?? '' }, { shouldFocus: index === 0 });
  });
  return shown.length > 0 ? null : errorText(thrown);
}
