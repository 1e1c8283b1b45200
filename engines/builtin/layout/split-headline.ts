import type { LayoutId } from '../vocabulary.ts';

/** The most letters of a word that would be lost alone. */
const shortWord = 4;

/**
 * Splits the lines of a headline for a plan with a separate punch: the lead, and the punch with what follows
 * it. A number is not parted from what it counts, nor a short word from what it says ("do / not open"): all
 * is the lead then. A single group is the punch.
 */
export function splitHeadline<T extends { text: string; emphasis: boolean }>(
  lines: readonly T[],
  layout: LayoutId,
): { lead: T[]; punch: T[] } {
  const first = lines.findIndex(({ emphasis }) => emphasis);
  const afterLast = lines.findLastIndex(({ emphasis }) => emphasis) + 1;
  if (layout === 'number' && afterLast > 0 && afterLast < lines.length)
    return { lead: [...lines], punch: [] };
  const at = first === 0 ? afterLast % lines.length : Math.max(0, first);
  const lead = lines.slice(0, at);
  const isWord = lead.length === 1 && (lead[0]?.text.length ?? 0) <= shortWord;
  return isWord ? { lead: [...lines], punch: [] } : { lead, punch: lines.slice(at) };
}
