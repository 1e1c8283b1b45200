/** Where a picture stands in the list, and which are beside it; null where it is not in the list. */
export function neighboursOf(ids: readonly string[], id: string) {
  const index = ids.indexOf(id);
  if (index === -1) return null;
  return { index, previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
