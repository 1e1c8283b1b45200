import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';

/** The layout that can be drawn with what there is: one without a hero needs no room for it, and so on. */
export function chooseLayout(
  understanding: Understanding,
  has: { hero: boolean; headline: boolean },
): LayoutId {
  const preferred = understanding.layout.value;
  if (!has.headline && preferred !== 'versus' && preferred !== 'before-after') {
    return preferred === 'hero-left' || preferred === 'hero-right' ? preferred : 'hero-center';
  }
  if (preferred === 'versus' && !understanding.versus) return has.hero ? 'hero-right' : 'typography';
  if (preferred === 'number' && !understanding.number) return has.hero ? 'hero-right' : 'typography';
  if (!has.hero && preferred !== 'number' && preferred !== 'list' && preferred !== 'quote')
    return 'typography';
  return preferred;
}
