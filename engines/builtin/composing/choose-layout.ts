import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';

/** The layout that can be drawn with what there is: one without a hero needs no room for it, and so on. */
export function chooseLayout(
  understanding: Understanding,
  has: { hero: boolean; headline: boolean },
): LayoutId {
  const wished = understanding.layout.value;
  if (!has.headline && wished !== 'versus' && wished !== 'before-after') {
    return wished === 'hero-left' || wished === 'hero-right' ? wished : 'hero-center';
  }
  if (wished === 'versus' && !understanding.versus) return has.hero ? 'hero-right' : 'typography';
  if (wished === 'number' && !understanding.number) return has.hero ? 'hero-right' : 'typography';
  if (!has.hero && wished !== 'number' && wished !== 'list' && wished !== 'quote') return 'typography';
  return wished;
}
