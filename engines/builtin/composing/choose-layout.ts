import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';

/** Returns the preferred layout, or the nearest one that the available parts can fill. */
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
