import type * as z from 'zod';
import type { ErrorCode } from '#contract/error-codes.ts';
import { AppError } from '../app-error.ts';

export type Issue = z.core.$ZodIssue;

/** The code for a wrong field, where `validation_failed` would not say enough. By the field's path. */
export type FieldErrors = Readonly<Record<string, ErrorCode | ((issue: Issue) => ErrorCode)>>;

/** Parses external input with the contract's schema. Throws with every wrong field and its sentence. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  fieldErrors: FieldErrors = {},
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  let code: ErrorCode | undefined;
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    fields[path] ??= issue.message;
    const special = Object.hasOwn(fieldErrors, path) ? fieldErrors[path] : undefined;
    if (special !== undefined) code ??= typeof special === 'function' ? special(issue) : special;
  }
  throw new AppError(code ?? 'validation_failed', { fields });
}
