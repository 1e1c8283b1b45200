/** Frogs, sitting and leaping. */
import type { Joint } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, fade, glow, outline, oval, over, within } from '../paint.ts';
import { hide, type Skin } from './skin.ts';

const skin: Skin = {
  tones: ['#b4ec6a', '#5cb42c', '#1f5c18'],
  belly: ['#fffbd8', '#f0edac', '#b4ac5c'],
  grain: 0.5,
};

/** A foot with toes that end in pads. */
const toes = (x: number, y: number, size: number) =>
  [-1.7, -0.9, -0.1, 0.7]
    .map((dx, at) => {
      const [tx, ty] = [x + dx * size * 1.5, y + [0.1, 0.36, 0.42, 0.2][at]! * size];
      return (
        line(
          `M${x} ${y - size * 0.3} Q${(x + tx) / 2} ${y - size * 0.2} ${tx} ${ty}`,
          '#e88a2c',
          size * 0.42,
        ) + oval(tx, ty, size * 0.4, size * 0.34, '#f2a13c')
      );
    })
    .join('');

function body(): string {
  const trunk = outline([
    [46, -10],
    [40, -26],
    [22, -42],
    [0, -52],
    [-18, -58],
    [-38, -56],
    [-53, -46],
    [-55, -38],
    [-44, -30],
    [-36, -16],
    [-24, -6],
    [10, -4],
    [36, -4],
  ]);
  return [
    `<defs>${clip('fb', trunk)}${over('fg', skin.tones, [-30, -58], [10, 4])}${fade('fs', '#06140a', [0.45, 0], [20, 0], [-6, -36])}</defs>`,
    shape(trunk, 'url(#fg)', 'stroke="#1f5c18" stroke-width=".9"'),
    within(
      'fb',
      shape(
        outline([
          [-58, -38],
          [-40, -38],
          [-24, -30],
          [-12, -14],
          [8, -2],
          [-20, 2],
          [-44, -8],
          [-60, -26],
        ]),
        'url(#be)',
      ),
      ...Array.from({ length: 34 }, (_, at) =>
        oval(
          -30 + ((at * 17) % 72),
          -52 + ((at * 11) % 36),
          1.6,
          1.3,
          at % 3 ? '#2c7a1c' : '#d8f89a',
          'opacity=".45"',
        ),
      ),
      shape('M-34 -44 C-10 -48 20 -36 40 -14 C20 -30 -6 -38 -34 -40 Z', '#3a8a1c', 'opacity=".5"'),
      shape(trunk, 'url(#fs)'),
      oval(-14, -50, 26, 6, 'url(#hi)', 'opacity=".8"'),
    ),
    line('M-55 -40 C-44 -35 -32 -36 -22 -41', '#164a10', 1.3),
    oval(-52, -46, 0.9, 0.7, '#164a10'),
    oval(-20, -38, 4.6, 4.2, '#4a9a22', 'stroke="#1f5c18" stroke-width=".6"'),
    oval(-36, -59, 9.6, 9, '#62b82e', 'stroke="#1f5c18" stroke-width=".7"'),
    eye(-37, -60, 7, '#e8402c', 0.3),
    `<path d="M-39 -60 q2 -6 4 0 q-2 6 -4 0 Z" fill="#0b0a0c"/>`,
    line('M-44 -65 Q-36 -70 -28 -64', '#b4ec6a', 1.2),
  ].join('');
}

const limbOf = (id: string, joints: readonly Joint[], isFar = false) =>
  hide(skin, { id, joints, isLimb: true, isFar });
const defs = [over('be', skin.belly, [-50, -40], [-10, 4]), glow('hi', '#ffffff', 0.7)];

export function frog(pose: 'standing' | 'jumping'): OwnDrawing {
  if (pose === 'jumping')
    return drawing([-96, -74, 116, 38], skin.tones[1], defs, [
      limbOf(
        'h0',
        [
          [36, -4, 9],
          [62, -2, 7],
          [78, 14, 4.6],
          [98, 22, 3],
        ],
        true,
      ),
      `<g transform="rotate(14)">${body()}</g>`,
      limbOf('h1', [
        [32, 4, 12],
        [58, 14, 8],
        [74, 4, 5],
        [96, 14, 3.4],
      ]),
      toes(100, 15, 5),
      limbOf('f1', [
        [-22, -18, 7],
        [-44, -12, 5.4],
        [-62, -14, 3.8],
        [-80, -10, 3],
      ]),
      toes(-84, -9, 5),
    ]);
  return drawing([-74, -72, 61, 7], skin.tones[1], defs, [
    limbOf(
      'f0',
      [
        [-26, -24, 6],
        [-34, -10, 5],
        [-44, -1, 3.4],
      ],
      true,
    ),
    toes(-48, 1, 4.6),
    body(),
    limbOf('h3', [
      [46, -3, 4.6],
      [24, -1, 4.2],
      [0, 0.6, 3.2],
    ]),
    toes(-4, 2, 5.6),
    limbOf('h2', [
      [16, -16, 7.4],
      [32, -10, 6.4],
      [47, -4, 5.4],
    ]),
    limbOf('h1', [
      [46, -14, 10],
      [36, -25, 12.4],
      [18, -19, 8.6],
    ]),
    limbOf('f1', [
      [-16, -22, 8],
      [-22, -10, 6.4],
      [-36, -2, 4.4],
      [-42, 1, 3.4],
    ]),
    toes(-44, 2.4, 5.4),
  ]);
}
