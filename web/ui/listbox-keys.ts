/** The option that a key moves to; null for other keys. */
export function stepIndex(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, active + 1);
    case 'ArrowUp':
      return Math.max(0, active - 1);
    case 'PageDown':
      return Math.min(count - 1, active + 8);
    case 'PageUp':
      return Math.max(0, active - 8);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Finds the query anywhere in a label, ignoring case and accents. */
export function filterOptions<T extends { label: string }>(
  options: readonly T[],
  query: string,
): readonly T[] {
  const plainQuery = plain(query.trim());
  return plainQuery === '' ? options : options.filter((option) => plain(option.label).includes(plainQuery));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
