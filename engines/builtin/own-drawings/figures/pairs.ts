/**
 * Two people in one drawing, who touch: "pair-groom+bride-kissing". Who they are is written as in the names
 * of figures.
 */
import type { OwnDrawing } from '../own-drawing.ts';
import { drawFigure } from './body.ts';
import { reachOf as creatureReach } from './creatures.ts';
import { type Figure, lookWith, readWho } from './figures.ts';
import type { Joints } from './joints.ts';
import type { Look, Tones } from './look.ts';
import { dyed } from './looks.ts';
import type { Half, PairPose } from './pair-pose.ts';
import { tablePairs } from './pair-poses.ts';
import { seated, upright } from './poses/props.ts';
import { scenePoses } from './poses/scenes.ts';
import { inOrder } from './traits.ts';
import { openUmbrella, type UmbrellaColor, umbrellaColors } from './umbrellas.ts';

type Who = Pick<Figure, 'look' | 'traits'>;

const holding: Joints = {
  ...upright,
  face: 'asleep',
  nearArm: [
    [25, 29],
    [15, 30],
  ],
  farArm: [
    [24, 25],
    [16, 24],
  ],
};
const lips: Joints = {
  ...upright,
  head: [28.6, 12.4],
  nod: -6,
  neck: [31.4, 20.4],
  face: 'asleep',
  nearArm: [
    [28, 30],
    [17, 31],
  ],
  farArm: [
    [24, 26],
    [16, 23],
  ],
};
const dance: Joints = {
  ...upright,
  nod: 4,
  face: 'smile',
  nearArm: [
    [26, 29],
    [14, 30],
  ],
  farArm: [
    [27, 27],
    [22.4, 21],
  ],
  nearLeg: [
    [31, 49],
    [27, 60],
  ],
  farLeg: [
    [37, 50],
    [42, 58.6],
  ],
};
const stroll: Joints = {
  ...upright,
  nearLeg: [
    [29, 49],
    [24, 60],
  ],
  farLeg: [
    [36, 50],
    [42, 58.6],
  ],
};

/** Arm in arm, under one umbrella that the one in front holds between them. */
const underUmbrella = (cloth: readonly [string, string]): PairPose => ({
  first: {
    joints: {
      ...stroll,
      nearArm: [
        [36, 31],
        [29, 33],
      ],
      farArm: [
        [25, 30],
        [24, 38],
      ],
    },
    by: -8.4,
  },
  second: {
    joints: {
      ...stroll,
      nearArm: [
        [34, 30],
        [25, 26],
      ],
      farArm: [
        [26, 30],
        [22, 33],
      ],
    },
    by: 8.4,
  },
  front: openUmbrella([32, -10], [33.4, 29], cloth, 1.32),
  ink: [-3, -27, 67, 63],
});

const poses = {
  hugging: {
    first: { joints: holding, by: -5.6, isTurned: true },
    second: { joints: holding, by: 5.6 },
    ink: [7, 0, 57, 63],
  },
  kissing: {
    first: { joints: lips, by: -7.8, isTurned: true },
    second: { joints: lips, by: 7.8 },
    ink: [7, 0, 57, 63],
  },
  dancing: {
    first: { joints: dance, by: -10.4, isTurned: true },
    second: { joints: dance, by: 10.4 },
    ink: [5, 0, 60, 63],
  },
  'hand-in-hand': {
    first: {
      joints: {
        ...stroll,
        nearArm: [
          [38, 30],
          [41, 38],
        ],
        farArm: [
          [25, 29],
          [20, 35],
        ],
      },
      by: -11,
    },
    second: {
      joints: {
        ...stroll,
        nearArm: [
          [38, 30],
          [40, 38],
        ],
        farArm: [
          [24, 29],
          [19, 38],
        ],
      },
      by: 11,
    },
    ink: [4, 0, 62, 63],
  },
  bench: {
    first: {
      joints: {
        ...seated,
        nearArm: [
          [36, 36],
          [29, 41],
        ],
        farArm: [
          [31, 36],
          [26, 41],
        ],
      },
      by: -11,
    },
    second: {
      joints: {
        ...seated,
        nearArm: [
          [36, 36],
          [29, 41],
        ],
        farArm: [
          [31, 36],
          [26, 41],
        ],
      },
      by: 9,
    },
    behind: scenePoses.bench.behind,
    ink: [1, 8, 61, 63],
  },
  ...tablePairs,
  umbrella: underUmbrella(['#e0303a', '#f2606a']),
  'umbrella-black': underUmbrella(umbrellaColors.black),
  'umbrella-blue': underUmbrella(umbrellaColors.blue),
  'umbrella-green': underUmbrella(umbrellaColors.green),
  'umbrella-orange': underUmbrella(umbrellaColors.orange),
  'umbrella-pink': underUmbrella(umbrellaColors.pink),
  'umbrella-purple': underUmbrella(umbrellaColors.purple),
  'umbrella-white': underUmbrella(umbrellaColors.white),
  'umbrella-yellow': underUmbrella(umbrellaColors.yellow),
} satisfies Record<string, PairPose> & Record<`umbrella-${UmbrellaColor}`, PairPose>;

export type PairPoseName = keyof typeof poses;
const poseNames = Object.keys(poses) as PairPoseName[];

export interface Pair {
  first: Who;
  second: Who;
  pose: PairPoseName;
}

const opening = 'pair-';
const nameOf = ({ look, traits = [] }: Who) => [look, ...inOrder(traits)].join('.');

export const pairName = (first: Who, second: Who, pose: PairPoseName) =>
  `${opening}${nameOf(first)}+${nameOf(second)}-${pose}`;

/** Returns who a pair is and what it does; null for other illustrations. */
export function readPair(name: string): Pair | null {
  if (!name.startsWith(opening)) return null;
  const pose = poseNames.find((one) => name.endsWith(`-${one}`));
  if (pose === undefined) return null;
  const [first, second] = name
    .slice(opening.length, -pose.length - 1)
    .split('+')
    .map(readWho);
  if (!first || !second || first.rest !== '' || second.rest !== '') return null;
  const who = ({ rest: _, ...one }: NonNullable<typeof first>): Who => one;
  return { first: who(first), second: who(second), pose };
}

/** A child is smaller, and stands on the same ground. */
const childShare = 0.84;
const ground = 62;

function drawn(look: Look, { joints, by, isTurned }: Half, mark: string): string {
  const body = drawFigure(look, joints, {})
    .replaceAll(/id="(\w+)"/g, `id="$1${mark}"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#$1${mark})`);
  const share = look.isYoung ? childShare : 1;
  const side = isTurned ? -1 : 1;
  const x = 32 + by - 32 * share * side;
  return `<g transform="translate(${x} ${ground * (1 - share)}) scale(${share * side} ${share})">${body}</g>`;
}

/** @param clothes the colour of her dress, or of the first one's clothes */
export function pairDrawing({ first, second, pose }: Pair, clothes?: Tones): OwnDrawing {
  const { first: behind, second: before, behind: ground, front, ink }: PairPose = poses[pose];
  const [one, other] = [lookWith(first), lookWith(second)];
  const isHers = other.skirt !== undefined || one.skirt === undefined;
  const [left, right] = clothes
    ? isHers
      ? [one, dyed(other, clothes)]
      : [dyed(one, clothes), other]
    : [one, other];
  const reach = Math.max(reachOf(one), reachOf(other));
  return {
    body: [...(ground ?? []), drawn(left, behind, 'a'), drawn(right, before, 'b'), ...(front ?? [])].join(''),
    ink: [ink[0] - reach, ink[1] - Math.max(highOf(one), highOf(other)), ink[2] + reach, ink[3]],
    color: one.top[1],
  };
}

/** How far hats, veils and hair go beyond a bare head. */
const reachOf = ({ hat, cape, cut, worn, creature }: Look): number =>
  creature
    ? Math.max(6, creatureReach(creature).behind - 8)
    : worn?.some((one) => /wings$/.test(one))
      ? 20
      : hat === 'veil' || cape || worn?.includes('backpack') || worn?.includes('tutu')
        ? 8
        : hat || cut !== 'short'
          ? 5
          : 0;
const highOf = ({ hat, cut, creature }: Look): number =>
  creature ? creatureReach(creature).above - 10 : hat ? 11 : cut === 'afro' || cut === 'bun' ? 3.4 : 0.6;
