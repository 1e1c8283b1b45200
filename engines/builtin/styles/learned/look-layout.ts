/** Decides where a trained style puts hero and headline. */
import type { Shape } from '../../layout/frame.ts';
import type { Plan } from '../../layout/plan.ts';
import type { Profile } from '../../training/profile.ts';
import type { LayoutId } from '../../vocabulary.ts';

const sides: ReadonlySet<LayoutId> = new Set(['hero-right', 'hero-left', 'hero-center']);
/** A block with its centre above or below these shares of the height is at the top or bottom. */
const topUpTo = 0.4;
const bottomFrom = 0.6;
/** The same across: the block's centre as a share of the width. */
const leftUpTo = 0.42;
const rightFrom = 0.58;
/** The height of capitals as a share of their font size. */
const capitalShare = 0.72;
/**
 * The sizes of headlines that are read at a glance and leave room for the hero, in units of a side of 720.
 */
const sizes = { from: 64, to: 230 } as const;

/**
 * Returns the layout with the hero where the pictures have theirs; a layout with a meaning of its own stays.
 */
export function layoutOf(layout: LayoutId, look: Profile): LayoutId {
  if (!sides.has(layout)) return layout;
  const { text, composition } = look;
  if (text !== null && text.x < leftUpTo) return 'hero-right';
  if (text !== null && text.x > rightFrom) return 'hero-left';
  if (text !== null && (text.y < topUpTo || text.y > bottomFrom)) return 'hero-center';
  if (composition.side === 'center') return layout;
  return composition.side === 'left' ? 'hero-left' : 'hero-right';
}

interface Placed {
  layout: LayoutId;
  shape: Shape;
  look?: Profile | undefined;
}

/** Returns the areas of a layout, with the headline at the height where the pictures have theirs. */
export function placeHeadline(plan: Plan, { layout, shape, look }: Placed): Plan {
  const text = look?.text;
  if (!text || !plan.headline || !sides.has(layout)) return plan;
  const vertical = text.y < topUpTo ? 'top' : text.y > bottomFrom ? 'bottom' : 'middle';
  if (layout !== 'hero-center' || vertical !== 'bottom' || shape !== 'wide') {
    return { ...plan, headline: { ...plan.headline, vertical } };
  }
  // Words below the hero: the two exchange places.
  return {
    ...plan,
    headline: { ...plan.headline, area: [0.05, 0.63, 0.78, 0.32], vertical },
    hero: { ...plan.hero, area: [0.25, 0.03, 0.5, 0.6] },
    stickers: [],
  };
}

/** Returns the largest size of a headline, in units of a side of 720; null if the look has no text. */
export function largestHeadline(look: Profile | undefined): number | null {
  const text = look?.text;
  if (!text) return null;
  return Math.min(sizes.to, Math.max(sizes.from, (text.height * 720 * 1.15) / capitalShare));
}
