/** The pictures that have arrived since the results were last looked at; none before the first look. */
export function newAmong<Picture extends { id: string }>(
  images: readonly Picture[],
  seen: ReadonlySet<string> | null,
): readonly Picture[] {
  return seen === null ? [] : images.filter(({ id }) => !seen.has(id));
}
