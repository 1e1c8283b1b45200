/** Where a picture stands in the list, and which are beside it. */
export interface Neighbours {
  index: number;
  previous: string | null;
  next: string | null;
}

/** Null where the picture is not in the list. */
export function neighboursOf(ids: readonly string[], id: string): Neighbours | null {
  const index = ids.indexOf(id);
  if (index === -1) return null;
  return { index, previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
