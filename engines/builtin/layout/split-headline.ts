import type { LayoutId } from '../vocabulary.ts';

/**
 * Parts the lines of a headline whose plan strikes some of them apart: those that lead up to it, and the punch with what
 * follows it. A number comes first, what it counts is struck. One group alone is the punch.
 */
export function splitHeadline<T extends { emphasis: boolean }>(
  lines: readonly T[],
  layout: LayoutId,
): { lead: T[]; punch: T[] } {
  const first = lines.findIndex(({ emphasis }) => emphasis);
  const afterLast = lines.findLastIndex(({ emphasis }) => emphasis) + 1;
  const isNumberFirst = layout === 'number' && afterLast < lines.length;
  const at = first === 0 || isNumberFirst ? afterLast % lines.length : Math.max(0, first);
  return { lead: lines.slice(0, at), punch: lines.slice(at) };
}
