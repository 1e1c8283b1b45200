/** A text in the log is for recognising what was meant, not for keeping it. */
const maxCharacters = 200;
const maxEntries = 50;

/** Names of fields that prove who somebody is, or let somebody in. No call of the panel takes one; none is to be kept when one does. */
const secretName = /passw|secret|token|code|credential|api_?key/i;

/** What an admin sent, as the audit log keeps it: parameters and body by name, long texts and lists cut, secrets left out. */
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
