import type { LayoutId } from '../vocabulary.ts';

/**
 * Splits the lines of a headline for a plan with a separate punch: the lead, and the punch with what follows
 * it. With a number first, what it counts is the punch. A single group is the punch.
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
