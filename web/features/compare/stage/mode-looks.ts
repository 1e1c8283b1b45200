import type { CSSProperties } from 'react';
import type { Comparison, SideName } from '../view/use-comparison.ts';
import { cutAt, cutTo, type SideFrame } from './frames.ts';

interface Look {
  style: CSSProperties;
  className?: string;
}

/** What each mode makes of the two sides, which stay where they are: nothing is loaded or decoded anew. */
export function modeLooks(
  { mode, stage, divider, shown, amplification, pixelRatio }: Comparison,
  frames: Record<SideName, SideFrame>,
): { both: CSSProperties; before: Look; after: Look } {
  const { window } = frames.before;
  const both = { clipPath: cutTo(stage, window) };
  if (mode === 'sideBySide') {
    const look = (side: SideName): Look => ({ style: { clipPath: cutTo(stage, frames[side].window) } });
    return { both: {}, before: look('before'), after: look('after') };
  }
  if (mode === 'blink') {
    const look = (side: SideName): Look => ({ style: side === shown ? {} : { visibility: 'hidden' } });
    return { both, before: look('before'), after: look('after') };
  }
  if (mode === 'difference') {
    // Each on black, so that what is transparent in both is no difference.
    return {
      both: { ...both, filter: `brightness(${amplification})` },
      before: { style: {}, className: 'bg-[#000]!' },
      after: { style: {}, className: 'bg-[#000]! mix-blend-difference' },
    };
  }
  const linePx = Math.round(window.width * divider * pixelRatio) / pixelRatio;
  return {
    both,
    before: { style: { clipPath: cutAt(stage, window, linePx, 'left') } },
    after: { style: { clipPath: cutAt(stage, window, linePx, 'right') } },
  };
}
