import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';

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
  if (field === undefined) return errorText(thrown);
  setError(field, { type: 'server', message: errorText(thrown) }, { shouldFocus: true });
  return null;
}
