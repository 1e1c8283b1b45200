import type { LayoutId } from '../vocabulary.ts';

/**
 * Splits the lines of a headline for a plan with a separate punch: the lead, and the punch with what follows
 * it. A number is not parted from what it counts: all is the lead then. A single group is the punch.
 */
export function splitHeadline<T extends { emphasis: boolean }>(
  lines: readonly T[],
  layout: LayoutId,
): { lead: T[]; punch: T[] } {
  const first = lines.findIndex(({ emphasis }) => emphasis);
  const afterLast = lines.findLastIndex(({ emphasis }) => emphasis) + 1;
  if (layout === 'number' && afterLast > 0 && afterLast < lines.length)
    return { lead: [...lines], punch: [] };
  const at = first === 0 ? afterLast % lines.length : Math.max(0, first);
  return { lead: lines.slice(0, at), punch: lines.slice(at) };
}
