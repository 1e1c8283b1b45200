import type { CSSProperties } from 'react';
import type { Comparison, SideName } from '../view/use-comparison.ts';
import { clipAt, clipTo, type SideFrame } from './frames.ts';

interface Look {
  style: CSSProperties;
  className?: string;
}

/** How each mode styles the two sides, which stay mounted: nothing is loaded or decoded again. */
export function modeStyles(
  { mode, stage, divider, shown, amplification, pixelRatio }: Comparison,
  frames: Record<SideName, SideFrame>,
): { both: CSSProperties; before: Look; after: Look } {
  const { window } = frames.before;
  const both = { clipPath: clipTo(stage, window) };
  if (mode === 'sideBySide') {
    const look = (side: SideName): Look => ({ style: { clipPath: clipTo(stage, frames[side].window) } });
    return { both: {}, before: look('before'), after: look('after') };
  }
  if (mode === 'blink') {
    const look = (side: SideName): Look => ({ style: side === shown ? {} : { visibility: 'hidden' } });
    return { both, before: look('before'), after: look('after') };
  }
  if (mode === 'difference') {
    // Both on black, so that shared transparency is no difference.
    return {
      both: { ...both, filter: `brightness(${amplification})` },
      before: { style: {}, className: 'bg-[#000]!' },
      after: { style: {}, className: 'bg-[#000]! mix-blend-difference' },
    };
  }
  const linePx = Math.round(window.width * divider * pixelRatio) / pixelRatio;
  return {
    both,
    before: { style: { clipPath: clipAt(stage, window, linePx, 'left') } },
    after: { style: { clipPath: clipAt(stage, window, linePx, 'right') } },
  };
}
