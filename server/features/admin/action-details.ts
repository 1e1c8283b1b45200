/** Enough to recognise a text, not to store it. */
const maxCharacters = 200;
const maxEntries = 50;

/** Names of fields that authenticate a user. No admin call takes one; if one ever does, it is not stored. */
const secretName = /passw|secret|token|code|credential|api_?key/i;

/**
 * Returns what an admin sent, for the audit log: parameters and body by name, long texts and lists cut,
 * secrets left out.
 */
export function toDetails(params: Readonly<Record<string, unknown>>, body: unknown): Record<string, unknown> {
  const named = isRecord(body) ? body : body === undefined ? {} : { body };
  return cutFields({ ...params, ...named });
}

function cutFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretName.test(name) ? '[not kept]' : cut(value)]),
  );
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > maxCharacters ? `${value.slice(0, maxCharacters)}…` : value;
  }
  if (Array.isArray(value)) {
    const more = value.length - maxEntries;
    return [...value.slice(0, maxEntries).map(cut), ...(more > 0 ? [`… and ${more} more`] : [])];
  }
  return isRecord(value) ? cutFields(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
