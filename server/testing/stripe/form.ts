/** A value of a form as Stripe writes it: text, or more of them under names or numbers. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

/** Reads `a[b][0][c]=x&d[]=y` as Stripe does. */
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

/** What is counted from 0 is a list. */
function tidy(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const values = Object.values(value).map(tidy);
  const isList = names.length > 0 && names.every((name, place) => name === String(place));
  return isList ? values : Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
}

/** A text of a form; null where it is missing. */
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
