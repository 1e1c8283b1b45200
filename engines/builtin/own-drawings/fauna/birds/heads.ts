/** Beaks, eyes and combs, around the centre of a head of radius 1 that looks left. */
import { line, shape } from '../../own-drawing.ts';
import { blade, eye, over, type Tones, turned } from '../paint.ts';

export type Beak =
  | 'hooked'
  | 'parrot'
  | 'toucan'
  | 'cone'
  | 'strong'
  | 'slim'
  | 'gull'
  | 'duck'
  | 'swan'
  | 'flamingo'
  | 'short'
  | 'needle'
  | 'heron';

/** Upper half, lower half, and how far it reaches to the left and down. */
const beaks: Readonly<Record<Beak, { upper: string; lower: string; reach: number; drop: number }>> = {
  hooked: {
    upper: 'M-.52 -.52 C-1.2 -.74 -1.98 -.4 -2.02 .7 C-1.86 .34 -1.56 .16 -1.16 .2 L-.56 .34 Z',
    lower: 'M-.6 .3 L-1.5 .26 C-1.46 .5 -1.04 .62 -.5 .56 Z',
    reach: 2.1,
    drop: 0.75,
  },
  parrot: {
    upper: 'M-.44 -.62 C-1.3 -.96 -1.98 -.1 -1.5 1.16 C-1.4 .66 -1.12 .36 -.54 .36 Z',
    lower: 'M-.56 .34 C-.66 .9 -.9 1.1 -1.24 .86 C-1.2 .56 -1 .36 -.56 .34 Z',
    reach: 1.8,
    drop: 1.2,
  },
  toucan: {
    upper: 'M-.4 -.66 C-1.6 -1.2 -3.6 -1 -4.3 .9 C-3.7 .3 -2.6 .02 -.5 .16 Z',
    lower: 'M-.5 .14 C-2.4 .06 -3.5 .3 -4.16 .78 C-3.3 .8 -1.6 .9 -.46 .6 Z',
    reach: 4.4,
    drop: 1,
  },
  cone: {
    upper: 'M-.76 -.36 C-1.1 -.36 -1.5 -.1 -1.74 .1 L-.8 .12 Z',
    lower: 'M-.8 .1 L-1.66 .1 C-1.4 .3 -1.1 .4 -.76 .36 Z',
    reach: 1.8,
    drop: 0.4,
  },
  strong: {
    upper: 'M-.66 -.46 C-1.4 -.52 -2.2 -.16 -2.5 .3 C-1.9 .16 -1.3 .16 -.7 .18 Z',
    lower: 'M-.7 .16 C-1.3 .14 -1.8 .16 -2.3 .28 C-1.8 .44 -1.2 .46 -.66 .42 Z',
    reach: 2.5,
    drop: 0.5,
  },
  slim: {
    upper: 'M-.76 -.24 C-1.2 -.26 -1.6 -.1 -1.84 .16 C-1.4 .12 -1.1 .1 -.8 .12 Z',
    lower: 'M-.8 .1 L-1.72 .16 C-1.4 .3 -1.1 .32 -.76 .3 Z',
    reach: 1.9,
    drop: 0.4,
  },
  gull: {
    upper: 'M-.7 -.32 C-1.3 -.36 -2.2 -.34 -2.4 .3 C-2.1 .14 -1.4 .08 -.74 .1 Z',
    lower: 'M-.74 .08 C-1.3 .06 -1.8 .12 -2.14 .2 C-1.9 .5 -1.3 .46 -.7 .38 Z',
    reach: 2.4,
    drop: 0.5,
  },
  duck: {
    upper: 'M-.62 -.42 C-1.1 -.4 -1.5 .02 -2.2 .06 C-2.66 .08 -2.7 .36 -2.3 .4 C-1.7 .4 -1.1 .3 -.66 .26 Z',
    lower: 'M-.66 .24 C-1.2 .3 -1.7 .38 -2.24 .38 C-1.9 .62 -1.1 .62 -.6 .5 Z',
    reach: 2.6,
    drop: 0.6,
  },
  swan: {
    upper: 'M-.5 -.5 C-1 -.46 -1.6 .3 -2.3 .56 C-2.64 .7 -2.6 .98 -2.2 .96 C-1.7 .9 -1.1 .6 -.66 .4 Z',
    lower: 'M-.66 .38 C-1.1 .64 -1.6 .9 -2.1 .94 C-1.7 1.1 -1.1 .9 -.56 .6 Z',
    reach: 2.6,
    drop: 1.1,
  },
  flamingo: {
    upper: 'M-.6 -.42 C-1.2 -.4 -1.9 .1 -2.2 1 C-2.3 1.6 -2 2 -1.76 1.8 C-1.7 1.2 -1.3 .64 -.7 .36 Z',
    lower: 'M-.7 .34 C-1.2 .6 -1.6 1.1 -1.7 1.76 C-1.3 1.6 -1 1 -.56 .6 Z',
    reach: 2.4,
    drop: 2,
  },
  short: {
    upper: 'M-.7 -.4 C-1.1 -.42 -1.6 -.16 -1.72 .3 C-1.4 .14 -1.1 .1 -.76 .1 Z',
    lower: 'M-.76 .08 L-1.5 .2 C-1.3 .42 -1 .44 -.7 .38 Z',
    reach: 1.8,
    drop: 0.5,
  },
  needle: {
    upper: 'M-.8 -.16 L-3.6 .02 L-.8 .1 Z',
    lower: 'M-.8 .06 L-3.5 .04 L-.8 .2 Z',
    reach: 3.6,
    drop: 0.3,
  },
  heron: {
    upper: 'M-.7 -.34 L-3.4 .2 L-.74 .12 Z',
    lower: 'M-.74 .1 L-3.3 .22 L-.7 .4 Z',
    reach: 3.4,
    drop: 0.5,
  },
};

export interface Head {
  beak: Beak;
  beakTones: Tones;
  /** The tip of the beak. */
  tip?: string;
  iris: string;
  eye?: number;
  /** How large the beak is, as a share of its usual size. */
  size?: number;
  /** Bare skin around the eye and before it. */
  face?: string;
  brow?: string;
  comb?: 'rooster' | 'hen' | 'crown' | 'crest' | 'turkey';
  crest?: Tones;
}

export const beakReach = ({ beak, comb }: Head) => ({
  left: beaks[beak].reach,
  down: Math.max(beaks[beak].drop, comb === 'rooster' || comb === 'turkey' ? 2.4 : comb === 'hen' ? 1.8 : 0),
  up: comb === 'crown' ? 2.8 : comb === 'crest' ? 2 : comb === 'rooster' ? 2.1 : comb === 'hen' ? 1.6 : 1,
});

export const headGradients = ({ beakTones }: Head) => [
  over('bk', beakTones, [-1.2, -0.6], [-1.4, 0.9]),
  over('cm', ['#ff6a58', '#d8202c', '#8a0d1c'], [-0.6, -1.6], [0.2, 1.6]),
];

/** What is behind the head's feathers. */
export function behindHead({ comb, crest }: Head): string {
  if (comb === 'crown' && crest)
    return [-66, -82, -98, -114, -50]
      .map((turn) => {
        const [x, y] = turned(turn, 2.5);
        return (
          line(`M.1 -.5 L${x.toFixed(2)} ${y.toFixed(2)}`, crest[2], 0.08) +
          shape(blade([x * 0.82, y * 0.82], turn, 0.7, 0.24), crest[1])
        );
      })
      .join('');
  if (comb === 'crest' && crest)
    return [-24, -38, -52, -66, -80]
      .map((turn, at) => shape(blade([0.1, -0.5], turn, 1.7 - at * 0.12, 0.3), at % 2 ? crest[0] : crest[1]))
      .join('');
  return '';
}

export function faceOf({ beak, tip, iris, face, brow, comb, eye: large = 0.26, size = 1 }: Head): string {
  const { upper, lower } = beaks[beak];
  const wattle =
    comb === 'rooster' || comb === 'hen'
      ? shape(
          comb === 'rooster'
            ? 'M-.86 .3 C-1.3 .8 -1.36 1.9 -.94 2.2 C-.5 2.4 -.3 1.4 -.4 .5 Z'
            : 'M-.86 .3 C-1.2 .7 -1.2 1.4 -.9 1.6 C-.56 1.7 -.4 1 -.46 .5 Z',
          'url(#cm)',
        ) + line('M-.9 .7 C-1.06 1.1 -1.06 1.4 -.94 1.6', '#ff9a8a', 0.1, 'opacity=".7"')
      : '';
  const top =
    comb === 'rooster' || comb === 'hen'
      ? shape(
          comb === 'rooster'
            ? 'M-.9 -.3 C-1.2 -.9 -1.16 -1.3 -.96 -1.6 C-.8 -1.3 -.74 -1.2 -.66 -1.06 C-.64 -1.5 -.5 -1.9 -.3 -2.1 C-.2 -1.7 -.1 -1.5 -.04 -1.26 C.1 -1.6 .4 -1.9 .66 -1.96 C.6 -1.6 .6 -1.4 .62 -1.16 C.8 -1.3 1.06 -1.4 1.3 -1.36 C1.06 -.9 .8 -.5 .4 -.3 C0 -.5 -.5 -.5 -.9 -.3 Z'
            : 'M-.86 -.4 C-1.06 -.8 -1 -1.1 -.86 -1.3 C-.74 -1.1 -.7 -1 -.6 -.96 C-.56 -1.3 -.4 -1.5 -.24 -1.6 C-.16 -1.3 -.1 -1.1 0 -1.04 C.16 -1.3 .4 -1.4 .56 -1.4 C.5 -1 .36 -.7 .1 -.56 C-.2 -.6 -.56 -.6 -.86 -.4 Z',
          'url(#cm)',
        ) + line('M-.8 -.8 C-.4 -1 .2 -1 .6 -.9', '#ffb0a0', 0.1, 'opacity=".6"')
      : '';
  const snood =
    comb === 'turkey'
      ? shape(
          'M-.7 -.5 C-1.3 -.6 -1.5 .6 -1.3 1.7 C-1.1 2 -.9 1.6 -.96 1 C-1 .5 -.9 .2 -.6 0 Z',
          'url(#cm)',
        ) + shape('M-.6 .5 C-.9 1.2 -.8 2.2 -.3 2.4 C.3 2.4 .5 1.4 .3 .6 Z', 'url(#cm)')
      : '';
  return [
    face
      ? shape('M-.98 -.1 C-.9 -.7 -.2 -.86 .16 -.5 C.44 -.1 .3 .5 -.16 .62 C-.6 .7 -.92 .5 -.98 -.1 Z', face)
      : '',
    wattle,
    `<g transform="translate(${(-0.72 * (1 - size)).toFixed(2)} 0) scale(${size})">`,
    shape(lower, 'url(#bk)'),
    shape(lower, '#000000', 'opacity=".2"'),
    shape(upper, 'url(#bk)'),
    ...(tip ? [`<g clip-path="url(#bt)">${shape(upper, tip)}${shape(lower, tip)}</g>`] : []),
    line(
      upper
        .split(' L')[0]!
        .split(' Z')[0]!
        .replace(/C(\S+ \S+ \S+ \S+ \S+ \S+).*/, 'C$1'),
      '#ffffff',
      0.06,
      'opacity=".45"',
    ),
    line('M-.96 -.12 L-1.12 -.16', '#2a1c10', 0.09, 'opacity=".7"'),
    '</g>',
    top,
    snood,
    eye(-0.34, -0.2, large, iris, 0.56),
    brow ? line('M-.86 -.46 C-.6 -.56 -.3 -.5 0 -.3', brow, 0.18) : '',
  ].join('');
}

/** Where the tip of the beak has its own colour. */
export const tipClip = ({ tip, beak }: Head) =>
  tip
    ? [
        beak === 'flamingo'
          ? '<clipPath id="bt"><path d="M-3 1 L-1.2 1.3 L-1 2.4 L-3 2.4 Z"/></clipPath>'
          : beak === 'swan'
            ? '<clipPath id="bt"><path d="M-.3 -.8 L-.9 -.8 L-1.1 .5 L-.3 .9 Z"/></clipPath>'
            : beak === 'toucan'
              ? '<clipPath id="bt"><path d="M-5 -1 L-3.6 -1.2 L-3.8 1.2 L-5 1.4 Z"/></clipPath>'
              : '<clipPath id="bt"><path d="M-3 -1 L-1.7 -1 L-1.8 1.2 L-3 1.2 Z"/></clipPath>',
      ]
    : [];
