/** Whole figures by name: "figure-woman-cooking" is the woman's look in the pose of cooking. */
import type { OwnDrawing } from '../own-drawing.ts';
import { drawFigure } from './body.ts';
import { dyed, type LookName, looks, type Tones } from './looks.ts';
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
    ink: [left, top - headroom(look, joints.head[1], top), right, bottom],
    color: who.top[1],
  };
}

/** A hat is higher than a head. */
function headroom(look: LookName, headY: number, top: number): number {
  const { hat, isYoung }: { hat?: string; isYoung?: true } = looks[look];
  const high =
    { toque: 20, pointed: 22, crown: 15, western: 14, space: 13, antenna: 17, visor: 16 }[hat ?? ''] ??
    (isYoung ? 13 : 12);
  return Math.max(0, top - (headY - high));
}

/** How high a figure is beside a grown person who stands. */
export function figureShare({ look, pose }: Figure): number {
  const { share = 1 }: Pose = poses[pose];
  const { isYoung }: { isYoung?: true } = looks[look];
  return share * (isYoung ? 0.84 : 1);
}
