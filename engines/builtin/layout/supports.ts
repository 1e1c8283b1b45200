/**
 * What a subject is on, and what stretches over the whole width of a picture: a branch, a rug, the water at
 * its feet, the walls of a canyon.
 */
import { iconAspect } from '../icons.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import type { Frame } from './frame.ts';
import { measures, placed } from './scene-measures.ts';
import { type Size, sizeOf } from './standing.ts';

interface Under {
  /** Width as a share of the frame's, and of the subject's; the larger counts. */
  frame: number;
  subject: number;
  /** Where the subject's feet are, in shares of its height from the top. */
  foot: number;
  /** How far it raises the subject, in shares of the frame's height. */
  lift: number;
}

const unders: Readonly<Record<IconId, Under>> = {
  rug: { frame: 0.46, subject: 1.3, foot: 0.55, lift: 0.02 },
  'old-map': { frame: 0.56, subject: 1.9, foot: 0.6, lift: 0.04 },
  'big-leaf': { frame: 0.78, subject: 1.7, foot: 0.42, lift: 0.12 },
  puddle: { frame: 0.4, subject: 1.6, foot: 0.5, lift: 0.02 },
  branch: { frame: 1.08, subject: 2, foot: 0.5, lift: 0.13 },
  'book-stack': { frame: 0.26, subject: 1.12, foot: 0.1, lift: 0.3 },
  'gold-heap': { frame: 0.6, subject: 1.5, foot: 0.34, lift: 0.1 },
};

interface Wide {
  /** Where its lower edge is, in shares of the frame's height. */
  bottom: number;
  width: number;
  layer: 'behind' | 'front';
  /** Whether it covers the frame's height rather than keeping its own. */
  covers?: true;
  lift?: number;
}

const wides: Readonly<Record<IconId, Wide>> = {
  'canyon-walls': { bottom: 0.86, width: 1.02, layer: 'behind' },
  'far-mountains': { bottom: 0.7, width: 1.04, layer: 'behind' },
  'near-fence': { bottom: 1.03, width: 1.04, layer: 'behind', lift: 0.3 },
  'low-wall': { bottom: 1.05, width: 1.04, layer: 'behind', lift: 0.17 },
  'snow-peak': { bottom: 0.72, width: 0.94, layer: 'behind' },
  'stage-curtains': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  'boxing-ring': { bottom: 1.01, width: 1.02, layer: 'behind', lift: 0.06 },
  'near-water': { bottom: 1.02, width: 1.02, layer: 'front', lift: 0.09 },
  'tile-roof': { bottom: 1.05, width: 1.02, layer: 'behind', lift: 0.13 },
  'near-ice': { bottom: 1.04, width: 1.02, layer: 'behind' },
  'hospital-ward': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  'ballet-studio': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  'tower-room': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  'lisbon-street-sunset': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  'lisbon-street-night': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  'lisbon-street': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  'big-wave': { bottom: 1, width: 1.01, layer: 'behind', covers: true },
  ...Object.fromEntries(
    ['day', 'rain', 'night', 'snow', 'sunset'].flatMap((view) =>
      ['seat', 'wall'].map((kind) => [
        `window-${kind}-${view}`,
        { bottom: 1, width: 1.01, layer: 'behind', covers: true } as const,
      ]),
    ),
  ),
  'near-table': { bottom: 1.01, width: 1.02, layer: 'behind' },
  'checked-cloth': { bottom: 1.01, width: 1.02, layer: 'behind' },
  'ice-floe': { bottom: 1.01, width: 1.02, layer: 'behind', lift: 0.02 },
  'far-icebergs': { bottom: 0.66, width: 1.02, layer: 'behind' },
  'still-lake': { bottom: 1.01, width: 1.02, layer: 'behind' },
  'lake-ripples': { bottom: 1.01, width: 1.02, layer: 'front' },
  'wooden-fence': { bottom: 0.83, width: 1.04, layer: 'behind' },
};

export const isUnder = (icon: IconId): boolean => Object.hasOwn(unders, icon);
/** Whether it goes from one side of the picture to the other. */
export const isWide = (icon: IconId): boolean => Object.hasOwn(wides, icon);

/** How far what is at a subject's feet raises it, in shares of the frame's height. */
export const liftOf = (icons: readonly IconId[]): number =>
  Math.max(0, ...icons.map((icon) => unders[icon]?.lift ?? wides[icon]?.lift ?? 0));

/** What the subject is on: it is drawn behind it, and its feet are within it. */
export function placeUnder(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'] {
  const under = unders[icon];
  if (!under) return [];
  const width = Math.min(
    frame.width * 1.1,
    Math.max(frame.width * under.frame, hero.bounds.width * under.subject),
  );
  const size: Size = { width, height: width / iconAspect(icon) };
  const feet = hero.bounds.y + hero.bounds.height;
  const x = under.frame > 1 ? frame.width / 2 : hero.center.x;
  const center = { x, y: feet - size.height * under.foot + size.height / 2 };
  return [
    { ...placed(icon, size, center, { looksTo: 'left', isAloft: true }), layer: 'behind', isBackdrop: true },
  ];
}

/** As large as the frame or larger, in its own shape: what does not fit is cut at the sides. */
function coveringSize(icon: IconId, frame: Frame, share: number): Size {
  const aspect = iconAspect(icon);
  const width = Math.max(frame.width * share, frame.height * 1.01 * aspect);
  return { width, height: width / aspect };
}

/** What is behind or before everything, over the whole width. */
export function placeWide(icon: IconId, frame: Frame): Arrangement['stickers'] {
  const wide = wides[icon];
  if (!wide) return [];
  const natural = sizeOf(icon, frame.height * 2, frame.width * wide.width);
  const size = wide.covers
    ? coveringSize(icon, frame, wide.width)
    : frame.shape === 'wide'
      ? natural
      : // A high picture shows the middle of it, as high as in a wide one.
        { width: frame.height * 0.5 * iconAspect(icon), height: frame.height * 0.5 };
  const isGround = wide.bottom > 1;
  const height = isGround && frame.shape !== 'wide' ? frame.height * 0.2 : size.height;
  const shown = height === size.height ? size : { width: height * iconAspect(icon), height };
  const covering =
    shown.width < frame.width
      ? { width: frame.width * 1.02, height: (frame.width * 1.02) / iconAspect(icon) }
      : shown;
  const ground = measures[frame.shape].ground / measures.wide.ground;
  const bottom = frame.height * (isGround || wide.covers ? wide.bottom : wide.bottom * ground);
  const center = { x: frame.width / 2, y: bottom - covering.height / 2 };
  return [
    {
      ...placed(icon, covering, center, { looksTo: 'left', isAloft: true }),
      layer: wide.layer,
      isBackdrop: true,
    },
  ];
}
