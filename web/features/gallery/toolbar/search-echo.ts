/**
 * What a search box asked for comes back as what is searched for, later and not always each: somebody may have typed on.
 * Answers what may still come back, the one that holds now first; null where the value is none of these, since somebody
 * went back or cleared the filters, and belongs into the box.
 */
export function withoutEcho(asked: readonly string[], value: string): readonly string[] | null {
  const at = asked.indexOf(value);
  return at < 0 ? null : asked.slice(at);
}
