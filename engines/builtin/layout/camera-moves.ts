/** Moves, scales and mirrors what is arranged, as the camera sees it. */

import type { Shot } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement, View } from './arrangement.ts';
import type { Frame } from './frame.ts';

export const shifted = (one: Placement, right: number, down: number): Placement => ({
  ...one,
  center: { x: one.center.x + right, y: one.center.y + down },
  bounds: { ...one.bounds, x: one.bounds.x + right, y: one.bounds.y + down },
});

export function scaledAbout(
  one: Placement,
  scale: number,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Placement {
  const x = (value: number) => to.x + (value - from.x) * scale;
  const y = (value: number) => to.y + (value - from.y) * scale;
  const { center, width, height, bounds } = one;
  return {
    ...one,
    center: { x: x(center.x), y: y(center.y) },
    width: width * scale,
    height: height * scale,
    bounds: { x: x(bounds.x), y: y(bounds.y), width: bounds.width * scale, height: bounds.height * scale },
  };
}

export const inView = (one: Placement, { scale, left, top }: View): Placement =>
  scaledAbout(one, scale, { x: 0, y: 0 }, { x: -left, y: -top });

type Moved = Pick<Arrangement, 'hero' | 'second' | 'crowd' | 'stickers'>;

export const moveAll = (arrangement: Arrangement, move: (one: Placement) => Placement): Arrangement => {
  const { hero, second, crowd, stickers } = arrangement;
  const moved: Moved = {
    hero: hero && move(hero),
    second: second && move(second),
    crowd: crowd.map(move),
    stickers: stickers.map((one) => ({ ...move(one), layer: one.layer })),
  };
  return { ...arrangement, ...moved };
};

/** Drawings with letters or numbers on them, which a mirror would spoil. */
const lettered: (icon: IconId) => boolean = (icon) =>
  /^(?:bank|hospital|atm.*|.*-clock|calendar|keyboard|police-car.*|ambulance|school|hotel|stop-sign|diner|yellow-tram)$/.test(
    icon,
  );

/** Exchanges left and right. */
export function mirrored(arrangement: Arrangement, shot: Shot, { width }: Frame): Arrangement {
  if (!shot.isMirrored) return arrangement;
  const { view = { scale: 1, left: 0, top: 0, isMirrored: false }, focus } = arrangement;
  const turned = moveAll(arrangement, (one) => ({
    ...one,
    center: { ...one.center, x: width - one.center.x },
    bounds: { ...one.bounds, x: width - one.bounds.x - one.bounds.width },
    rotation: -one.rotation,
    flip: lettered(one.icon) ? one.flip : !one.flip,
  }));
  return {
    ...turned,
    focus: { ...focus, x: 1 - focus.x },
    view: { ...view, isMirrored: true },
  };
}
