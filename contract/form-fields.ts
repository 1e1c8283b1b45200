import * as z from 'zod';

/** Forms send every field as text, those too in which nothing was written: such a one counts as left out. */
export function emptyIsAbsent(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

function readNumber(value: unknown): unknown {
  const written = emptyIsAbsent(value);
  return typeof written === 'string' ? Number(written) : written;
}

/** A field that holds a number as text, or a number where the form may come as JSON. */
export function numberField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(readNumber, schema);
}

/** A field that holds JSON as text. */
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
