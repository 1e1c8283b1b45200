/** Sizes and places that the parts of a picture without words share. */
import { creatureBust, withShoulders } from '../own-drawings/torsos.ts';
import type { IconId } from '../vocabulary.ts';
import type { Placement } from './arrangement.ts';
import { wholeBody } from './natural-size.ts';
import { placedAt, type Size } from './standing.ts';

/**
 * How near the camera is: a portrait is near, and a film shows much of the place around its subject, which
 * is at one side; from far it is in the middle.
 */
export type Framing = 'usual' | 'near' | 'wide' | 'far';

/** The height of the largest thing, and the ground that everything stands on, in shares of the picture. */
export const measures = {
  wide: { tallest: 0.8, ground: 0.93, portrait: 0.84 },
  square: { tallest: 0.66, ground: 0.92, portrait: 0.76 },
  tall: { tallest: 0.46, ground: 0.88, portrait: 0.58 },
} as const;

export function placed(
  icon: IconId,
  size: Size,
  center: { x: number; y: number },
  { looksTo, isAloft, isNear = false }: { looksTo: 'left' | 'right'; isAloft: boolean; isNear?: boolean },
): Placement {
  return {
    ...placedAt(icon, size, center, looksTo),
    ...(isAloft && { isAloft: true as const }),
    ...(isNear && { isNear: true as const }),
  };
}

export function moved(placement: Placement, down: number, right = 0): Placement {
  return {
    ...placement,
    center: { x: placement.center.x + right, y: placement.center.y + down },
    bounds: { ...placement.bounds, x: placement.bounds.x + right, y: placement.bounds.y + down },
  };
}

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A creature has its body, and a face its shoulders; near, an animal has those, too. */
export const bodyOf = (icon: IconId, framing: Framing = 'usual'): IconId =>
  withShoulders(icon) ?? ((framing === 'near' && creatureBust(icon)) || wholeBody(icon));
