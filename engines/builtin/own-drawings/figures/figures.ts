/**
 * Whole figures by name: "figure-woman-cooking" is the woman's look in the pose of cooking, and
 * "figure-sailor.old.whitebeard-walking" one with traits of its own.
 */
import type { OwnDrawing } from '../own-drawing.ts';
import { drawFigure } from './body.ts';
import { reachOf } from './creatures.ts';
import { headwearHeights } from './headwear.ts';
import type { Creature, Look, Tones } from './look.ts';
import { dyed, type LookName, looks } from './looks.ts';
import type { Grip, Pose } from './poses/pose.ts';
import { type PoseName, poses } from './poses/poses.ts';
import { inOrder, isTrait, type Trait, withTraits } from './traits.ts';

const opening = 'figure-';
const lookNames = Object.keys(looks).sort((a, b) => b.length - a.length) as LookName[];

export interface Figure {
  look: LookName;
  /** What tells this one from others of the look; none if absent. */
  traits?: readonly Trait[];
  pose: PoseName;
}

export const figureName = (look: LookName, pose: PoseName, traits: readonly Trait[] = []) =>
  `${opening}${[look, ...inOrder(traits)].join('.')}-${pose}`;

/** The same person in another pose. */
export const inPose = ({ look, traits }: Pick<Figure, 'look' | 'traits'>, pose: PoseName) =>
  figureName(look, pose, traits);

/** Returns who a name is of, "sailor.old", and what follows it; null where it is no person. */
export function readWho(name: string): (Pick<Figure, 'look' | 'traits'> & { rest: string }) | null {
  const look = lookNames.find(
    (one) => name === one || name.startsWith(`${one}-`) || name.startsWith(`${one}.`),
  );
  if (look === undefined) return null;
  const [named = '', ...after] = name.slice(look.length).split('-');
  const traits = named.split('.').slice(1);
  if (!traits.every(isTrait)) return null;
  return { look, ...(traits.length > 0 && { traits: traits as Trait[] }), rest: after.join('-') };
}

/** Returns who a figure is and what it does; null for other illustrations. */
export function readFigure(name: string): Figure | null {
  if (!name.startsWith(opening)) return null;
  const who = readWho(name.slice(opening.length));
  if (who === null || !Object.hasOwn(poses, who.rest)) return null;
  const { rest, ...person } = who;
  return { ...person, pose: rest as PoseName };
}

export const lookWith = ({ look, traits }: Pick<Figure, 'look' | 'traits'>): Look =>
  withTraits(looks[look], traits);

/** @param clothes the colour that its clothes are dyed in */
export function figureDrawing(figure: Figure, clothes?: Tones): OwnDrawing {
  const own = lookWith(figure);
  const who = clothes ? dyed(own, clothes) : own;
  const { joints, ink, behind, held, front }: Pose = poses[figure.pose];
  return {
    body: drawFigure(who, joints, { behind: behind ?? [], held: held ?? [], front: front ?? [] }),
    ink: who.creature ? roomFor(who.creature, joints, ink, who.hat ? 9 : 0) : roomAround(who, joints, ink),
    color: who.top[1],
  };
}

/** How far wings, packs, veils and full hair reach behind a neck. */
const behindNeck: readonly [(look: Look) => boolean, number][] = [
  [({ worn }) => worn?.some((one) => /wings$/.test(one)) ?? false, 32.5],
  [({ hat }) => hat === 'veil', 20],
  [({ hat }) => hat === 'feathers', 26],
  [({ worn }) => worn?.includes('backpack') ?? false, 18],
  [({ worn }) => worn?.includes('tutu') ?? false, 19],
  [({ cape }) => cape !== undefined, 16],
  [({ cut }) => cut !== 'short' && cut !== 'bald', 14],
  [({ hat }) => hat !== undefined, 15],
];

/** Hats, hair and what is worn on the back need room beyond a person's. */
function roomAround(
  look: Look,
  { head, neck, hip, nod = 0 }: Pose['joints'],
  [left, top, right, bottom]: OwnDrawing['ink'],
): OwnDrawing['ink'] {
  const reach = Math.max(0, ...behindNeck.filter(([has]) => has(look)).map(([, far]) => far));
  const ahead = look.hat === 'feathers' ? 25 : look.worn?.includes('tutu') ? 20 : look.hat ? 16 : 0;
  const high = heightOf(look);
  const isLow = Math.abs(hip[0] - neck[0]) > Math.abs(hip[1] - neck[1]);
  // A head that lies has its crown, and hair, at its sides.
  const lying =
    Math.abs(nod) > 45 ? [head[0] - Math.max(high, 17.5), head[1] + Math.max(10, reach - 2)] : [left, bottom];
  return [
    Math.min(left, lying[0]!, ahead > 0 ? Math.min(neck[0], head[0]) - ahead : left),
    Math.min(top, head[1] - high, isLow ? neck[1] - reach : top),
    reach > 0 ? Math.max(right, neck[0] + reach) : right,
    Math.max(bottom, lying[1]!),
  ];
}

/** An animal's ears and tail need room beyond a person's. */
function roomFor(
  creature: Creature,
  { head: [x, y], hip, nod = 0 }: Pose['joints'],
  [left, top, right, bottom]: OwnDrawing['ink'],
  hat: number,
): OwnDrawing['ink'] {
  const { above: ears, beside: sides, behind } = reachOf(creature);
  const [above, beside] = [ears + hat, sides + (hat > 0 ? 5 : 0)];
  // A head that lies has its ears beside it.
  const isTurned = Math.abs(nod) > 45;
  const widest = Math.max(beside, above) + 1;
  const [up, across] = isTurned ? [widest, widest] : [above, beside];
  return [
    Math.min(left, x - across),
    Math.min(top, y - up),
    Math.max(right, x + across, hip[0] + behind),
    bottom,
  ];
}

const hatHeights: Readonly<Record<string, number>> = {
  ...headwearHeights,
  toque: 20,
  pointed: 22,
  crown: 15,
  western: 14,
  space: 13,
  antenna: 17,
  visor: 16,
  fire: 15,
};

/** A hat is higher than a head. */
const heightOf = ({ hat, cut, isYoung }: Look): number =>
  (hatHeights[hat ?? ''] ?? (cut === 'afro' ? 15 : 12)) * (isYoung ? 1.15 : 1.05);

/** How high a figure is beside a grown person who stands. */
export function figureShare(figure: Figure): number {
  const { share = 1 }: Pose = poses[figure.pose];
  const { isYoung } = lookWith(figure);
  return share * (isYoung ? 0.84 : 1);
}

/** Where a figure's head is, and half of its width, in shares of its painted part; null for others. */
export function figureHead(name: string): { x: number; y: number; radius: number } | null {
  const figure = readFigure(name);
  if (figure === null) return null;
  const { joints }: Pose = poses[figure.pose];
  const [left, top, right, bottom] = figureDrawing(figure).ink;
  const [x, y] = joints.head;
  return { x: (x - left) / (right - left), y: (y - top) / (bottom - top), radius: 9 / (right - left) };
}

/**
 * What a figure's hands have: where, how high at most, and which part of it; in shares of its painted part.
 */
export interface Held {
  x: number;
  y: number;
  high: number;
  of: Grip['of'];
  by: Grip['by'];
}

/** Where a figure has a thing that the words name; null where its hands are not free. */
export function figureGrip(name: string): Held | null {
  const figure = readFigure(name);
  if (figure === null) return null;
  const { grip }: Pose = poses[figure.pose];
  if (!grip) return null;
  const [left, top, right, bottom] = figureDrawing(figure).ink;
  return {
    x: (grip.at[0] - left) / (right - left),
    y: (grip.at[1] - top) / (bottom - top),
    high: grip.high / (bottom - top),
    of: grip.of,
    by: grip.by,
  };
}

/** Where a figure's hands are that hold something, in shares of its painted part; null where they do not. */
export function figureHand(name: string): { x: number; y: number } | null {
  const figure = readFigure(name);
  if (figure?.pose !== 'holding') return null;
  const { joints }: Pose = poses.holding;
  const [left, top, right, bottom] = figureDrawing(figure).ink;
  const [x, y] = joints.nearArm[1];
  return { x: (x - left) / (right - left), y: (y - top) / (bottom - top) };
}

/** Where the lap of a figure that sits is, in shares of its painted part. */
export function figureLap(name: string): { x: number; y: number } {
  const figure = readFigure(name);
  if (figure === null) return { x: 0.4, y: 0.6 };
  const { joints }: Pose = poses[figure.pose];
  const [left, top, right, bottom] = figureDrawing(figure).ink;
  const [[kneeX, kneeY], [hipX]] = [joints.nearLeg[0], joints.hip];
  const x = kneeX + (hipX - kneeX) * 0.3;
  return { x: (x - left) / (right - left), y: (kneeY - 3 - top) / (bottom - top) };
}
