/** Whole figures by name: "figure-woman-cooking" is the woman's look in the pose of cooking. */
import type { OwnDrawing } from '../own-drawing.ts';
import { drawFigure } from './body.ts';
import { reachOf } from './creatures.ts';
import type { Creature, Look, Tones } from './look.ts';
import { dyed, type LookName, looks } from './looks.ts';
import type { Pose } from './poses/pose.ts';
import { type PoseName, poses } from './poses/poses.ts';

const opening = 'figure-';
const lookNames = Object.keys(looks).sort((a, b) => b.length - a.length) as LookName[];

interface Figure {
  look: LookName;
  pose: PoseName;
}

export const figureName = (look: LookName, pose: PoseName) => `${opening}${look}-${pose}`;

/** Returns who a figure is and what it does; null for other illustrations. */
export function readFigure(name: string): Figure | null {
  if (!name.startsWith(opening)) return null;
  const rest = name.slice(opening.length);
  const look = lookNames.find((candidate) => rest.startsWith(`${candidate}-`));
  const pose = look && rest.slice(look.length + 1);
  return look && pose && Object.hasOwn(poses, pose) ? { look, pose: pose as PoseName } : null;
}

/** @param clothes the colour that its clothes are dyed in */
export function figureDrawing({ look, pose }: Figure, clothes?: Tones): OwnDrawing {
  const who = clothes ? dyed(looks[look], clothes) : looks[look];
  const { joints, ink, behind, held, front }: Pose = poses[pose];
  const [left, top, right, bottom] = ink;
  return {
    body: drawFigure(who, joints, { behind: behind ?? [], held: held ?? [], front: front ?? [] }),
    ink: who.creature
      ? roomFor(who.creature, joints, ink)
      : [left, top - headroom(look, joints.head[1], top), right, bottom],
    color: who.top[1],
  };
}

/** An animal's ears and tail need room beyond a person's. */
function roomFor(
  creature: Creature,
  { head: [x, y], hip, nod = 0 }: Pose['joints'],
  [left, top, right, bottom]: OwnDrawing['ink'],
): OwnDrawing['ink'] {
  const { above, beside, behind } = reachOf(creature);
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
function headroom(look: LookName, headY: number, top: number): number {
  const { hat, isYoung }: Pick<Look, 'hat' | 'isYoung'> = looks[look];
  const high = hatHeights[hat ?? ''] ?? (isYoung ? 13 : 12);
  return Math.max(0, top - (headY - high));
}

/** How high a figure is beside a grown person who stands. */
export function figureShare({ look, pose }: Figure): number {
  const { share = 1 }: Pose = poses[pose];
  const { isYoung }: { isYoung?: true } = looks[look];
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

/** Where a figure's hands are that hold something, in shares of its painted part; null where they do not. */
export function figureHand(name: string): { x: number; y: number } | null {
  const figure = readFigure(name);
  if (figure?.pose !== 'holding') return null;
  const { joints }: Pose = poses.holding;
  const [left, top, right, bottom] = figureDrawing(figure).ink;
  const [x, y] = joints.nearArm[1];
  return { x: (x - left) / (right - left), y: (y - top) / (bottom - top) };
}
