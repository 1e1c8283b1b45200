/**
 * A search box's request comes back later as the current value, possibly with some skipped; the user may have
 * typed on. Returns the values that may still come back, the current one first; null if the value is not one
 * of them, because the user went back or cleared the filters, so that it belongs in the box.
 */
export function withoutEcho(requested: readonly string[], value: string): readonly string[] | null {
  const at = requested.indexOf(value);
  return at < 0 ? null : requested.slice(at);
}
