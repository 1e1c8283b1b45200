/** What several designs of one prompt do differently, so that there is something to choose from. */
import type { LayoutId } from '../vocabulary.ts';
import type { Wording } from './compose-headline.ts';

/** What a design with this layout looks like otherwise, for the second, third and fourth of a press. */
const otherLayouts: Partial<Record<LayoutId, readonly [LayoutId, LayoutId, LayoutId]>> = {
  'hero-right': ['hero-left', 'hero-center', 'hero-right'],
  'hero-left': ['hero-right', 'hero-center', 'hero-left'],
  'hero-center': ['hero-right', 'hero-left', 'hero-center'],
  number: ['hero-left', 'hero-center', 'hero-right'],
  list: ['hero-left', 'hero-center', 'list'],
};

export function varyLayout(layout: LayoutId, alternative: number): LayoutId {
  if (alternative === 0) return layout;
  return otherLayouts[layout]?.[(alternative - 1) % 3] ?? layout;
}

/** Every other design of a press lays the stress on another line, where the prompt does not say on which. */
export function varyEmphasis(wording: Wording, alternative: number): Wording {
  const { lines, emphasis } = wording;
  if (alternative % 2 === 0 || emphasis >= 0 || lines.length < 2) return wording;
  return { ...wording, emphasis: Math.max(0, lines.length - 2) };
}
