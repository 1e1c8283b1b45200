import * as z from 'zod';

/** Treats an empty field as absent: forms send every field as text, empty ones too. */
export function emptyIsAbsent(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

function readNumber(value: unknown): unknown {
  const written = emptyIsAbsent(value);
  return typeof written === 'string' ? Number(written) : written;
}

/** A number as text, or as a number if the form is sent as JSON. */
export function numberField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(readNumber, schema);
}

function readBoolean(value: unknown): unknown {
  const written = emptyIsAbsent(value);
  if (written === 'true' || written === '1') return true;
  return written === 'false' || written === '0' ? false : written;
}

/** Yes or no as text, or as a boolean if the form is sent as JSON. */
export function booleanField(initial: boolean) {
  return z.preprocess(readBoolean, z.boolean().default(initial));
}

/** JSON as text. */
export function jsonField<Schema extends z.ZodType>(schema: Schema, maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
