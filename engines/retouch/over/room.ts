/** Where words and stickers have room: in the marked part, or where the picture is calm. */
import type { Cover } from '../pixels/cover.ts';
import { type Box, lumaOf, type Picture, type Plane, unitOf } from '../pixels/picture.ts';
import { reduce, resizePlane } from '../pixels/soften.ts';
import type { Place } from '../plan.ts';
import { placeOf } from '../subject/subject.ts';

interface Known {
  readonly marked: Plane | null;
  readonly subject: Cover | null;
}

/** The area of words, and how they stand in it. */
export function roomFor(
  picture: Picture,
  asked: Place | undefined,
  known: Known,
): { area: Box; place: Place } {
  const { width, height } = picture;
  const marked = known.marked && placeOf(known.marked);
  if (marked) return { area: boxOf(picture, marked), place: { x: 'middle', y: 'middle' } };
  const margin = Math.round(36 * unitOf(picture));
  const [wide, tall] = [width - 2 * margin, height - 2 * margin];
  const half = Math.round(tall * 0.34);
  const strip = (y: Place['y']): Box => ({
    left: margin,
    top: y === 'top' ? margin : y === 'bottom' ? height - margin - half : Math.round((height - half) / 2),
    width: wide,
    height: half,
  });
  if (asked && (asked.y !== 'middle' || asked.x === 'middle')) return { area: strip(asked.y), place: asked };
  const side = (x: 'left' | 'right'): Box => ({
    left: x === 'left' ? margin : Math.round(width * 0.52),
    top: Math.round(height * 0.2),
    width: Math.round(width * 0.48) - margin,
    height: Math.round(height * 0.6),
  });
  if (asked && asked.x !== 'middle') return { area: side(asked.x), place: { x: asked.x, y: 'middle' } };
  const busy = busynessOf(picture, known);
  const choices = [
    { area: strip('top'), place: { x: 'middle', y: 'top' } as const, handicap: 1 },
    { area: strip('bottom'), place: { x: 'middle', y: 'bottom' } as const, handicap: 1.05 },
    { area: side('left'), place: { x: 'left', y: 'middle' } as const, handicap: 1.15 },
    { area: side('right'), place: { x: 'right', y: 'middle' } as const, handicap: 1.25 },
  ];
  const [best] = choices
    .map((choice) => ({ ...choice, cost: busy(choice.area) * choice.handicap }))
    .sort((one, other) => one.cost - other.cost);
  return best ?? { area: strip('top'), place: { x: 'middle', y: 'top' } };
}

/** The area of a sticker: the calmest corner, or the one that is asked for. */
export function calmPlace(picture: Picture, asked: Place | undefined, known: Known): Box {
  const marked = known.marked && placeOf(known.marked);
  if (marked) return boxOf(picture, marked);
  const { width, height } = picture;
  const size = Math.round(Math.min(width, height) * 0.4);
  const margin = Math.round(28 * unitOf(picture));
  const at = (x: Place['x'], y: Place['y']): Box => ({
    left: x === 'left' ? margin : x === 'right' ? width - size - margin : Math.round((width - size) / 2),
    top: y === 'top' ? margin : y === 'bottom' ? height - size - margin : Math.round((height - size) / 2),
    width: size,
    height: size,
  });
  if (asked) return at(asked.x, asked.y);
  const busy = busynessOf(picture, known);
  const corners = (['left', 'right'] as const).flatMap((x) =>
    (['top', 'middle', 'bottom'] as const).map((y) => ({
      area: at(x, y),
      // The length badge is at the lower right.
      handicap: x === 'right' && y === 'bottom' ? 1.5 : 1,
    })),
  );
  const [best] = corners
    .map(({ area, handicap }) => ({ area, cost: busy(area) * handicap }))
    .sort((one, other) => one.cost - other.cost);
  return best?.area ?? at('left', 'top');
}

function boxOf(
  { width, height }: Picture,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): Box {
  return {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((right - left) * width),
    height: Math.round((bottom - top) * height),
  };
}

/** How much there is to see in a box: edges, and the subject more than anything. */
function busynessOf(picture: Picture, { subject }: Known): (box: Box) => number {
  const step = Math.max(1, Math.round(picture.width / 160));
  const { values, width, height } = reduce(picture, step);
  const own = subject && resizePlane(subject.plane, { width, height });
  const luma = (x: number, y: number) => {
    const at = (Math.min(height - 1, y) * width + Math.min(width - 1, x)) * 4;
    return lumaOf(values[at]!, values[at + 1]!, values[at + 2]!) / 255;
  };
  return (box) => {
    let [sum, count] = [0, 0];
    for (let y = Math.floor(box.top / step); y < Math.min(height, (box.top + box.height) / step); y += 1) {
      for (let x = Math.floor(box.left / step); x < Math.min(width, (box.left + box.width) / step); x += 1) {
        sum += Math.abs(luma(x, y) - luma(x + 1, y)) + Math.abs(luma(x, y) - luma(x, y + 1));
        if (own) sum += own.values[y * width + x]! * 0.25;
        count += 1;
      }
    }
    return sum / Math.max(1, count) + 0.002;
  };
}
