import { type Guide, guidesOf, snap } from '#canvas/layout/snap.ts';
import { type DesignPlace, placeLimits } from '#contract/design-places.ts';
import type { DesignPart, DesignView } from '#contract/designs.ts';

export type Movable = NonNullable<DesignView['regions'][number]['movable']>;
export interface Size {
  width: number;
  height: number;
}

/** The places with a changed one, which is the last: it gives way to the others. */
export function withPlace(
  places: readonly DesignPlace[],
  place: DesignPlace,
  before: readonly DesignPlace[],
): DesignPlace[] | undefined {
  const rest = places.filter(({ of }) => of !== place.of);
  return orUnchanged(isUsual(place) ? rest : [...rest, place].slice(-placeLimits.most), before);
}

export function withoutPlaces(
  places: readonly DesignPlace[],
  isOne: (id: string) => boolean,
  before: readonly DesignPlace[],
): DesignPlace[] | undefined {
  return orUnchanged(
    places.filter(({ of }) => !isOne(of)),
    before,
  );
}

const isUsual = ({ x, y, scale }: DesignPlace) => x === 0 && y === 0 && scale === 1;

/** Undefined for a design whose parts are all where they were: then nothing is changed. */
function orUnchanged(places: DesignPlace[], before: readonly DesignPlace[]): DesignPlace[] | undefined {
  return JSON.stringify(places) === JSON.stringify(before) ? undefined : places;
}

/** The section that a moved part belongs to. */
export function partOfPlace(id: string): DesignPart {
  if (id.startsWith('line:')) return 'headline';
  return id.startsWith('sticker:') ? 'layout' : 'hero';
}

/** Returns the place of a part that is moved, by shares of the picture. */
export function movedBy({ of, x, y, scale }: DesignPlace, byX: number, byY: number): DesignPlace {
  return { of, x: bound(x + byX, -1, 1), y: bound(y + byY, -1, 1), scale };
}

export function scaledBy({ of, x, y, scale }: DesignPlace, factor: number): DesignPlace {
  return { of, x, y, scale: bound(scale * factor, placeLimits.leastScale, placeLimits.mostScale) };
}

const bound = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Where a part would be at another place, before the engine puts it where it may be. */
export function boxAt({ box, ...from }: Movable, to: DesignPlace): Movable['box'] {
  const factor = to.scale / from.scale;
  const [width, height] = [box.width * factor, box.height * factor];
  return {
    x: box.x + box.width / 2 + to.x - from.x - width / 2,
    y: box.y + box.height / 2 + to.y - from.y - height / 2,
    width,
    height,
  };
}

/** Aligns a part with the picture's middle and thirds, the safe area and the corner of the length badge. */
export function snapped(
  movable: Movable,
  to: DesignPlace,
  { view, size, reachPx }: { view: Pick<DesignView, 'safe' | 'badge'>; size: Size; reachPx: number },
): { place: DesignPlace; guides: readonly Guide[] } {
  const inPixels = ({ x, y, width, height }: Movable['box']) => ({
    ...{ x: x * size.width, y: y * size.height },
    ...{ width: width * size.width, height: height * size.height },
  });
  const { safe, badge } = view;
  const lines: Guide[] = [
    { axis: 'x', at: safe.x * size.width, from: 'layer' },
    { axis: 'x', at: (safe.x + safe.width) * size.width, from: 'layer' },
    { axis: 'x', at: badge.x * size.width, from: 'layer' },
    { axis: 'y', at: safe.y * size.height, from: 'layer' },
    { axis: 'y', at: (safe.y + safe.height) * size.height, from: 'layer' },
    { axis: 'y', at: badge.y * size.height, from: 'layer' },
  ];
  const box = inPixels(boxAt(movable, to));
  const { x, y, guides } = snap(box, [...guidesOf(size, []), ...lines], reachPx);
  return { place: movedBy(to, x / size.width, y / size.height), guides };
}
