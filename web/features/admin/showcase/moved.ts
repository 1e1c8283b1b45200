/** Returns the list with one item moved by some places; at either end it stays. */
export function moved<Item>(items: readonly Item[], index: number, step: number): Item[] {
  const target = Math.min(items.length - 1, Math.max(0, index + step));
  const rest = items.toSpliced(index, 1);
  const item = items[index];
  return item === undefined ? [...items] : rest.toSpliced(target, 0, item);
}
