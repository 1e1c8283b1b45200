/** How the designs of one generation differ, so that the user has a choice. */
import type { LayoutId } from '../vocabulary.ts';
import type { Wording } from './compose-headline.ts';

/** The layouts of the second, third and fourth design of a generation, by the layout of the first. */
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

/** Every second design emphasises another line, unless the prompt names the line. */
export function varyEmphasis(wording: Wording, alternative: number): Wording {
  const { lines, emphasis } = wording;
  if (alternative % 2 === 0 || emphasis >= 0 || lines.length < 2) return wording;
  return { ...wording, emphasis: Math.max(0, lines.length - 2) };
}
