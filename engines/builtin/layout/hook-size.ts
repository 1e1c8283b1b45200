/** How much larger than the other words of a headline its hook is. */
import type { Arrangement, TextLine } from './arrangement.ts';

type Worded = Pick<Arrangement, 'texts'>;

/** The height of a line's capitals, as font size: all lines of a headline have one face. */
const heightOf = ({ sizePx, stretch }: TextLine) => sizePx * stretch;

function largest({ texts }: Worded, emphasis: boolean): number {
  const lines = texts.filter(({ role }) => role === 'headline').flatMap((block) => block.lines);
  return Math.max(0, ...lines.filter((line) => line.emphasis === emphasis).map(heightOf));
}

/** Returns the font size of the hook, with what its letters are stretched; 0 where there is none. */
export const hookHeight = (arrangement: Worded): number => largest(arrangement, true);

/**
 * Returns the height of the hook's capitals divided by that of the largest other words; null where a headline
 * has no hook, or nothing else.
 */
export function hookRatio(arrangement: Worded): number | null {
  const [hook, other] = [hookHeight(arrangement), largest(arrangement, false)];
  return hook === 0 || other === 0 ? null : hook / other;
}
