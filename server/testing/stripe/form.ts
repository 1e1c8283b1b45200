/** A form value in Stripe's encoding: text, or nested values under names or indexes. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

/** Parses `a[b][0][c]=x&d[]=y` like Stripe. */
export function readForm(text: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/([^[\]]+)|\[\]/g)].map(([part]) => part);
    put(fields, path, value);
  }
  return tidy(fields) as FormFields;
}

function put(into: FormFields, [first = '', ...rest]: string[], value: string): void {
  const name = first === '[]' ? String(Object.keys(into).length) : first;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  into[name] ??= {};
  put(into[name] as FormFields, rest, value);
}

/** Turns indexed values into a list. */
function tidy(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const values = Object.values(value).map(tidy);
  const isList = names.length > 0 && names.every((name, place) => name === String(place));
  return isList ? values : Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
}

/** A text field; null if missing. */
export function textOf(value: FormValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

export function listOf(value: FormValue | undefined): FormValue[] {
  return Array.isArray(value) ? value : [];
}

/** Named texts, such as metadata. */
export function textsOf(value: FormValue | undefined): Record<string, string> {
  const entries = Object.entries(fieldsOf(value));
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

export function fieldsOf(value: FormValue | undefined): FormFields {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}
