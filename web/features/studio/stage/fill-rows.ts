import { groupSpan } from './designs-layout.ts';
import { aspectOf, designsIn, type FeedItem } from './stage-feed.ts';

/** Line and gap under a picture, as a share of its width. */
const lineShare = 0.12;
/** The smallest hole worth filling, as a share of a column's width: half a tile. */
const smallestHole = 0.3;

/**
 * Moves older pictures up beside newer ones where a group, which takes several columns, would leave a hole
 * above it.
 */
export function fillRows(items: readonly FeedItem[], columns: number): FeedItem[] {
  const waiting = [...items];
  const filled: FeedItem[] = [];
  const bottoms = new Array<number>(Math.max(1, columns)).fill(0);
  const place = (item: FeedItem) => {
    const span = groupSpan({ columns: bottoms.length, count: designsIn(item) });
    const { from, top } = lowest(bottoms, span);
    bottoms.fill(top + 1 / aspectOf(item) + lineShare, from, from + span);
    filled.push(item);
  };
  for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
    const span = groupSpan({ columns: bottoms.length, count: designsIn(item) });
    while (span > 1 && hasHole(bottoms, span)) {
      const next = waiting.findIndex((other) => other.kind === 'image');
      const [picture] = next < 0 ? [] : waiting.splice(next, 1);
      if (picture === undefined) break;
      place(picture);
    }
    place(item);
  }
  return filled;
}

function hasHole(bottoms: readonly number[], span: number): boolean {
  const { from, top } = lowest(bottoms, span);
  return bottoms.slice(from, from + span).some((bottom) => top - bottom > smallestHole);
}

function lowest(bottoms: readonly number[], span: number): { from: number; top: number } {
  let best = { from: 0, top: Number.POSITIVE_INFINITY };
  for (let from = 0; from + span <= bottoms.length; from += 1) {
    const top = Math.max(...bottoms.slice(from, from + span));
    if (top < best.top) best = { from, top };
  }
  return best;
}
