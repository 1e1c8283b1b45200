/** Heads of animals, seen from the left, in a box where a head is 20 high around its origin. */
import { ball, line, shape } from '../own-drawing.ts';
import { type Joint, limb } from './limb.ts';
import type { HeadKind, Species } from './species.ts';

interface Shape {
  skull: readonly Joint[];
  /** The lighter muzzle. */
  muzzle: readonly Joint[];
  nose: readonly [x: number, y: number, width: number, height: number];
  eye: readonly [x: number, y: number, radius: number];
  mouth: string;
  /** The lower jaw of an open mouth. */
  jaw: readonly Joint[];
}

const canine: Shape = {
  skull: [
    [4, 1, 9.4],
    [-2, -0.4, 9],
    [-9, 2.4, 6],
    [-17, 4.4, 4.1],
    [-23, 5, 3.1],
  ],
  muzzle: [
    [-3, 6.4, 4.4],
    [-11, 6.8, 3],
    [-22, 6.4, 1.9],
  ],
  nose: [-25.2, 3, 2.7, 2.3],
  eye: [-7, -1.8, 2.5],
  mouth: 'M-24.4 6.6 C-20 8.4 -13 8.4 -8.6 6.2',
  jaw: [
    [-4, 9, 4],
    [-12, 14, 2.6],
    [-18, 17.4, 1.7],
  ],
};

const shapes: Readonly<Record<HeadKind, Shape>> = {
  canine,
  raccoon: {
    ...canine,
    skull: [
      [3, 1, 9.6],
      [-3, 0.6, 9.2],
      [-10, 4, 4.8],
      [-16, 5.4, 2.6],
    ],
    muzzle: [
      [-5, 6.4, 4],
      [-15, 6.6, 1.9],
    ],
    nose: [-17.8, 4.4, 2.1, 1.8],
    mouth: 'M-17 7.4 C-14 8.6 -11 8.4 -8.6 7',
  },
  snub: {
    ...canine,
    skull: [
      [3, 0, 10],
      [-3, 0, 10],
      [-9, 4, 7.4],
      [-12, 5, 6.2],
    ],
    muzzle: [
      [-6, 7, 5.4],
      [-12.6, 6.6, 4.8],
    ],
    nose: [-17, 1.4, 2.6, 2.2],
    mouth: 'M-18.6 5.4 C-16 9.4 -11.6 11.4 -8 10.6 M-13.6 5 C-13.4 8 -14.4 9.6 -15.6 10.6',
  },
  feline: {
    ...canine,
    skull: [
      [3, 0, 10],
      [-3, -0.2, 9.6],
      [-9.4, 3.4, 6],
      [-12.4, 4.4, 4.8],
    ],
    muzzle: [
      [-8, 6, 4.4],
      [-13.2, 5.4, 3.5],
    ],
    nose: [-16.4, 2.6, 1.9, 1.5],
    eye: [-7.8, -1.4, 3],
    mouth: 'M-16.6 4 L-15.6 6 C-13.6 8.4 -10.6 8 -8.6 6.6',
    jaw: [
      [-5, 8, 4],
      [-11, 13, 2.8],
    ],
  },
  bear: {
    ...canine,
    skull: [
      [3, 0, 10.4],
      [-3, 0, 9.6],
      [-10, 3.6, 6.4],
      [-16.4, 5, 4.8],
      [-18.4, 5.2, 4.2],
    ],
    muzzle: [
      [-10, 6, 5],
      [-18, 6, 3.8],
    ],
    nose: [-21.6, 3, 2.9, 2.3],
    eye: [-8.4, -1.6, 2],
    mouth: 'M-21.6 5.4 C-19.6 9 -14.6 9.6 -10.6 7.6',
  },
  equine: {
    ...canine,
    skull: [
      [2, 1, 8.6],
      [-5, 1.4, 8],
      [-15, 3, 5.9],
      [-25, 4.2, 4.7],
      [-29, 4.8, 4.4],
    ],
    muzzle: [
      [-25, 5, 4],
      [-29.4, 5.2, 3.6],
    ],
    nose: [-31, 2.6, 1.3, 1],
    eye: [-5.6, -1.6, 2.2],
    mouth: 'M-32.4 7 C-29 8.4 -27 8.2 -24.4 7.4',
  },
  bovine: {
    ...canine,
    skull: [
      [2, 0, 9.4],
      [-6, 1, 8.6],
      [-15, 2.6, 6.8],
      [-21, 3.6, 6],
    ],
    muzzle: [
      [-18, 4, 6.2],
      [-22.4, 4, 5.6],
    ],
    nose: [-25.6, 0.8, 1.6, 1.2],
    eye: [-7.4, -1.6, 1.9],
    mouth: 'M-27 6 C-24 9 -20 9.6 -16.4 8.4',
  },
  deer: {
    ...canine,
    skull: [
      [2, 0, 9],
      [-5, 0.8, 7.8],
      [-14, 3.2, 5],
      [-21, 4.6, 3.8],
    ],
    muzzle: [
      [-14, 6.4, 2.6],
      [-21.4, 5.6, 2.6],
    ],
    nose: [-23.6, 3.2, 2.2, 1.8],
    eye: [-6.8, -1.6, 2.2],
    mouth: 'M-24.4 6.2 C-21.6 8 -18 8.2 -15 7',
  },
  trunk: {
    ...canine,
    skull: [
      [5, -2, 11],
      [-3, -1, 10.4],
      [-8, 4, 8],
      [-11.4, 14, 5.8],
      [-12.4, 26, 4.2],
      [-15, 36, 3.2],
      [-20, 40.6, 2.6],
      [-24, 38.6, 2.1],
    ],
    muzzle: [
      [-2, 9, 4],
      [-6, 12, 2.6],
    ],
    nose: [0, 0, 0, 0],
    eye: [-8, -0.6, 1.7],
    mouth:
      'M-16.4 14 q4.4 1.6 9 0.4 M-16 18.6 q3.8 1.6 7.6 0.4 M-16 23 q3.2 1.4 6.4 0.4 M-16.6 27.4 q3 1.4 6 0.6 M-17.6 31.6 q2.6 1.8 5.4 1.4',
  },
  pig: {
    ...canine,
    skull: [
      [3, 0, 10.4],
      [-4, 0.8, 9.6],
      [-11, 3, 6.8],
      [-16, 4, 5.2],
    ],
    muzzle: [
      [-16.4, 4, 5],
      [-18.4, 4, 4.8],
    ],
    nose: [-20.4, 3.4, 0.9, 1.4],
    eye: [-8.4, -1.6, 1.5],
    mouth: 'M-17 9 C-14 11 -11 10.6 -8.6 8.8',
  },
  hippo: {
    ...canine,
    skull: [
      [4, -1, 9.6],
      [-4, 0, 8.6],
      [-12, 3, 7.6],
      [-19, 4.6, 9.4],
      [-22, 5, 8.8],
    ],
    muzzle: [
      [-18, 8, 7.4],
      [-23, 7, 6.4],
    ],
    nose: [-25.4, -2.4, 1.6, 1.3],
    eye: [-5, -5.4, 1.6],
    mouth: 'M-30 9 C-26 13.6 -16 14 -7 7.6',
  },
};

const hidden: ReadonlySet<HeadKind> = new Set(['trunk']);

/** How far a head reaches around its middle: left, top, right, bottom. */
export function headReach({ head, ears, horns }: Species): readonly [number, number, number, number] {
  const { skull } = shapes[head.kind];
  const left = Math.min(...skull.map(([x, , radius]) => x - radius)) - 5;
  const up = horns === 'antlers' ? 44 : horns === 'unicorn' ? 34 : horns || ears === 'tufted' ? 26 : 21;
  const bottom = Math.max(...skull.map(([, y, radius]) => y + radius)) + 4;
  return [left, -up, ears === 'fan' ? 26 : 18, bottom];
}

/** Skull, face, ears and horns. */
export function headOf(
  kind: Species,
  { isAsleep, isOpen }: { isAsleep: boolean; isOpen: boolean },
): string[] {
  const { skull, muzzle, nose, eye, mouth, jaw } = shapes[kind.head.kind];
  const fur = kind.fur ? 0.9 : 0;
  const [x, y, radius] = eye;
  const ink = '#1c1316';
  const eyelid = kind.coat[2];
  return [
    ...(isOpen
      ? [
          shape('M-22 7 L-6 5 L-5 11 L-17 17 Z', '#6a1f28'),
          limb(jaw) && shape(limb(jaw), 'url(#hm)'),
          shape('M-19.6 7 l1.4 3.4 l1.4 -3.2 Z', '#fffdf4'),
        ]
      : []),
    earsBehind(kind),
    shape(limb(skull, fur), 'url(#hc)'),
    ...(kind.head.kind === 'trunk' ? [] : [shape(limb(muzzle), 'url(#hm)', 'opacity=".92"')]),
    shape(limb(skull), 'url(#hs)'),
    ...(kind.mask ? [maskOf(kind, kind.mask, [x, y])] : []),
    ...(kind.markings?.kind === 'stripes' ? [browStripes(kind.markings.color)] : []),
    ...(kind.markings?.kind === 'zebra'
      ? [
          line(
            'M-1 -7 q-3 6 0 15 M-6 -6 q-3 5 0 12 M-11 -4 q-2 4 0 9 M-15.6 -2 q-2 3 0 7',
            kind.markings.color,
            1.7,
          ),
        ]
      : []),
    isAsleep
      ? line(`M${x - 2.6} ${y + 0.4} q2.6 2 5.2 0`, ink, 1)
      : ball(x, y, radius + 0.7, eyelid, radius + 0.4) +
        ball(x - 0.2, y, radius, kind.eye ?? '#3a2416') +
        ball(x - 0.5, y, radius * (kind.head.kind === 'feline' ? 0.34 : 0.56), '#0c0809', radius * 0.66) +
        ball(x - radius * 0.46, y - radius * 0.46, radius * 0.28, '#ffffff') +
        line(
          `M${x - radius - 0.5} ${y - radius * 0.3} Q${x - 0.2} ${y - radius * 1.9} ${x + radius + 0.6} ${y - radius * 0.2}`,
          ink,
          0.9,
        ),
    ...(hidden.has(kind.head.kind)
      ? [line(mouth, kind.coat[2], 0.7, 'opacity=".7"')]
      : [
          ball(nose[0], nose[1], nose[2], kind.nose ?? '#1d1618', nose[3]),
          ball(nose[0] - 0.4, nose[1] - nose[3] * 0.4, nose[2] * 0.4, '#ffffff', nose[3] * 0.24).replace(
            '/>',
            ' opacity=".45"/>',
          ),
          isOpen ? '' : line(mouth, '#3a2228', 0.9, 'opacity=".75"'),
        ]),
    ...(kind.head.kind === 'feline'
      ? [line('M-13 6 L-25 3.6 M-13 6.8 L-25.6 7 M-13 7.6 L-24.4 10.6', '#ffffff', 0.35, 'opacity=".85"')]
      : []),
    earsBefore(kind),
    hornsOf(kind),
  ];
}

function maskOf({ head }: Species, color: string, [x, y]: readonly [number, number]): string {
  if (head.kind === 'canine' && color === '#ffffff')
    return shape(
      'M-10 -4 C-7 -6 -3 -4 -2 0 C-4 6 -2 9 2 10 C-6 12 -16 10 -23 8 L-24 4 C-18 4 -12 1 -10 -4 Z',
      color,
      'opacity=".95"',
    );
  if (head.kind === 'canine')
    return shape('M-10 0 C-14 1 -20 2 -25 3 L-25 8 C-18 9 -12 8 -9 6 Z', color, 'opacity=".85"');
  if (head.kind === 'feline') return ball(-10, 2, 7.4, color, 6.6).replace('/>', ' opacity=".8"/>');
  return (
    ball(x + 0.6, y + 0.8, 4.4, color, 3.8) +
    (head.kind === 'raccoon' ? shape('M-4 -3 C2 -2 8 4 9 8 C3 8 -2 5 -6 3 Z', color) : '')
  );
}

const browStripes = (color: string) =>
  line(
    'M-3.6 -9 q1 3 -0.6 5 M0 -9.6 q1 3 0 5 M3.6 -9 q1 3 0.6 5 M7 3 q-4 1 -6 3 M7.6 6 q-3.4 1 -5 3',
    color,
    1.2,
  );

function earsBehind({ ears }: Species): string {
  switch (ears) {
    case 'pointed':
      return shape('M-5 -6 L-4.6 -18 L3 -9 Z', 'url(#ho)');
    case 'round':
      return ball(-3.4, -8.4, 3.8, 'url(#ho)', 4);
    case 'small':
      return shape('M-2.4 -6 L-2.6 -15 L1.6 -7 Z', 'url(#ho)');
    case 'tufted':
      return shape('M-3 -6 C-6 -14 -4.6 -20 -2.6 -22 C0.6 -18 2 -12 1.6 -7 Z', 'url(#ho)');
    case 'side':
      return shape('M-2 -6 C-8 -10 -12 -13 -12 -16 C-6 -16 -1 -12 1.6 -8 Z', 'url(#ho)');
    case 'fan':
      return '';
    default:
      return '';
  }
}

function earsBefore({ ears, coat }: Species): string {
  const inner = 'url(#he)';
  switch (ears) {
    case 'pointed':
      return (
        shape('M1 -7 C1.4 -13 3.4 -18.6 6 -20.6 C9 -16 10.8 -10 10.4 -4 Z', 'url(#hc)') +
        shape('M3.4 -8 C4 -12.6 5 -15.6 6.2 -17 C7.8 -13.4 8.6 -10 8.4 -6.4 Z', inner, 'opacity=".8"')
      );
    case 'round':
      return ball(5.6, -8, 4.6, 'url(#hc)') + ball(5.4, -7.6, 2.7, inner).replace('/>', ' opacity=".8"/>');
    case 'floppy':
      return (
        shape(
          'M1 -7 C6 -11 12 -8 13 -1 C13.8 5 12 12 8.4 13.6 C4.6 13 2.6 6 1.6 1 C1 -2 0.6 -5 1 -7 Z',
          'url(#ho)',
        ) + line('M3 -5 C6 -8 10 -6 11 0', coat[0], 0.8, 'opacity=".5"')
      );
    case 'small':
      return (
        shape('M2 -6 C1.6 -11 2.4 -15 4 -17 C6.6 -14 8 -10 7.6 -5 Z', 'url(#hc)') +
        shape('M3.6 -7.4 C3.4 -11 4 -13.4 4.6 -14.4 C6 -12 6.6 -9.6 6.4 -7 Z', inner, 'opacity=".7"')
      );
    case 'tufted':
      return (
        shape('M2 -6 C0.6 -14 2.4 -21 5 -24 C8.8 -20 10 -12 8.4 -5 Z', 'url(#hc)') +
        shape('M4 -8 C3.2 -14 4.2 -18.6 5.4 -20.6 C7.6 -17 8 -12 7 -7 Z', inner, 'opacity=".8"')
      );
    case 'side':
      return (
        shape('M3 -5 C8 -11 14 -14 19 -13.4 C19.4 -8 14 -2 6 0 Z', 'url(#hc)') +
        shape('M6 -5 C10 -9 13.6 -11 17 -11.2 C16.4 -7.4 12 -3.6 7 -2.4 Z', inner, 'opacity=".75"')
      );
    case 'fan':
      return (
        shape(
          'M1 -10 C10 -18 23 -15 25 -4 C26 6 21 18 14 23 C10 19 5 15 2.6 9 C0 3 -1 -5 1 -10 Z',
          'url(#hf)',
        ) +
        line('M5 -8 C12 -12 20 -9 21 -1 C21.6 6 18 14 14 18', coat[2], 0.7, 'opacity=".4"') +
        line('M3.2 -7 C2 0 4 8 9 14', coat[2], 0.9, 'opacity=".5"')
      );
    default:
      return '';
  }
}

function hornsOf({ horns }: Species): string {
  const bone = 'url(#hb)';
  switch (horns) {
    case 'bull':
      return (
        shape('M-1 -8 C-5 -12 -9 -16 -7 -22 C-4 -19 0 -15 4 -9 Z', bone) +
        shape('M3 -8 C6 -14 12 -15 13 -21 C16 -15 12 -8 7 -6 Z', bone)
      );
    case 'goat':
      return (
        shape('M-2 -8 C0 -18 8 -24 17 -22 C10 -20 5 -14 4 -7 Z', bone) +
        line('M1 -12 l3 1.4 M4 -16 l2.6 1.8', '#7a6a50', 0.7)
      );
    case 'ram':
      return line('M2 -7 C12 -14 19 -4 12 2 C8 5 4 2 6 -1', '#a38a64', 4.4);
    case 'antlers':
      return (
        line(
          'M-2 -8 C-8 -18 -8 -28 -3 -40 M-6.4 -20 C-10 -22 -13 -26 -14 -31 M-6.4 -28 C-2 -30 1 -33 1.6 -37',
          '#8a6440',
          2,
        ) +
        line(
          'M4 -8 C6 -18 12 -28 20 -38 M8.4 -18 C6 -24 6 -28 7.6 -34 M13.4 -28 C18 -27 22 -28 25 -31',
          '#a87c52',
          2.4,
        )
      );
    case 'unicorn':
      return (
        shape('M-7 -6 L-16 -32 L-1.6 -8.4 Z', bone) +
        line('M-7.4 -10 l5 -2.2 M-9 -15 l4 -2 M-11 -20 l3 -1.6', '#b8862a', 0.8)
      );
    case 'rhino':
      return (
        shape('M-26 -1 C-30 -8 -31 -14 -30 -21 C-25 -14 -20 -9 -17 -4 Z', bone) +
        shape('M-14 -4.4 C-16 -8 -16 -11 -15 -14 C-12 -10 -9.6 -8 -8 -6 Z', bone)
      );
    case 'ossicones':
      return (
        line('M-1 -7 L-3.4 -16', '#7c5a34', 2.2) +
        ball(-3.6, -16.6, 2, '#3a2616') +
        line('M3 -7 L2 -16.6', '#a87c48', 2.6) +
        ball(2, -17.4, 2.3, '#4a3018')
      );
    case 'tusks':
      return (
        shape('M-9.4 11 C-12 18 -18 22 -25 21.4 C-19 20 -14.6 16 -13 10 Z', '#fbf3dc') +
        line('M-10.6 12 C-13 18 -18 21 -23.6 21.2', '#cbb88c', 0.7)
      );
    default:
      return '';
  }
}
