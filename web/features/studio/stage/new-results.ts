/** How many pictures have arrived since the results were last looked at. */
export function countNew(imageIds: readonly string[], seen: ReadonlySet<string> | null): number {
  return seen === null ? 0 : imageIds.filter((id) => !seen.has(id)).length;
}
