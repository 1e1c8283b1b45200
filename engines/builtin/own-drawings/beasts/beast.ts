/** Draws an animal on four legs, seen from its left, from what it looks like and how it holds itself. */
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { hairsOf, markingsOf, woolOf } from './coats.ts';
import { headOf, headReach } from './heads.ts';
import { boundsOf, type Joint, limb, type Point } from './limb.ts';
import type { Pose } from './pose.ts';
import { skeletonOf } from './skeleton.ts';
import type { Species, Tones } from './species.ts';
import { tailOf } from './tails.ts';
import { wingOf } from './wings.ts';

/** A gradient over the whole animal, so that its parts join without a seam. */
const over = (id: string, [light, middle, dark]: Tones, from: Point, to: Point) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const glow = (id: string, color: string, strength: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<path d="M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z" fill="${fill}"/>`;

export function beast(kind: Species, pose: Pose): OwnDrawing {
  const { trunk, neck, legs, head, tailRoot, scale } = skeletonOf(kind, pose);
  const fur = (kind.fur ?? 0) * 100;
  const socks = kind.socks ?? kind.coat;
  const [left, top, right, bottom] = boundsOf([...trunk, ...neck]);
  const tail = tailOf(kind, tailRoot, pose.tail);
  const dark: Tones = [kind.coat[2], kind.coat[2], kind.coat[2]];
  const [l0, t0, r0, b0] = headReach(kind);
  const reach = [l0 * scale, t0 * scale, r0 * scale, b0 * scale] as const;
  const turned = turnedBox(reach, head.turn);
  const ink: OwnDrawing['ink'] = (() => {
    const all = [...trunk, ...neck, ...Object.values(legs).flat(), ...tail.joints];
    const [l, t, r, b] = boundsOf(all);
    const mane = kind.mane?.kind === 'lion' ? 17 * scale : 0;
    const crest = kind.mane && mane === 0 ? 9 : 0;
    return [
      Math.min(l, head.at[0] + turned[0], head.at[0] - mane) - 1.5 - fur,
      Math.min(
        t - crest - (kind.hump ? 22 : 0) - (kind.wings ? 66 : 0),
        head.at[1] + turned[1],
        head.at[1] - mane,
      ) -
        1.5 -
        fur,
      Math.max(r + (kind.wings ? 30 : 0), head.at[0] + turned[2]) + 1.5 + fur,
      b + Math.max(2, kind.leg * 45),
    ];
  })();
  const far = (joints: readonly Joint[]) => [
    shape(limb(joints, fur * 0.5), 'url(#f)'),
    shape(limb(joints), 'url(#fs)'),
    ...(kind.socks ? [shape(limb(joints.slice(-4)), kind.socks[2])] : []),
    foot(kind, joints, true),
  ];
  const near = (joints: readonly Joint[]) => [
    shape(limb(joints, fur * 0.6), 'url(#c)'),
    ...(kind.socks ? [shape(limb(joints.slice(1)), 'url(#k)')] : []),
    shape(limb(joints.slice(1)), 'url(#ls)'),
    foot(kind, joints, false),
  ];
  /** The fold between a leg and the body behind it. */
  const fold = ([[x, y, r] = [0, 0, 1], [ex, ey, er] = [0, 0, 1]]: readonly Joint[]) =>
    shape(
      limb([
        [x + r * 0.86, y - r * 0.1, r * 0.3],
        [(x + ex) / 2 + (r + er) * 0.56, (y + ey) / 2, r * 0.34],
        [ex + er * 1.1, ey, er * 0.5],
      ]),
      'url(#fold)',
    );
  const body = [trunk, neck];
  return drawing(
    ink,
    kind.coat[1],
    [
      over(
        'c',
        kind.coat,
        [left, top],
        [left + (right - left) * 0.35, bottom * 0.7 + top * 0.3 + (bottom - top) * 0.75],
      ),
      over('f', dark, [0, top], [0, bottom + 30]),
      over('k', socks, [0, bottom - 6], [4, 0]),
      over('w', kind.cream, [left, top], [left + 20, bottom]),
      over('m', kind.mane?.tones ?? kind.coat, [left, top - 20], [left + 40, bottom]),
      '<linearGradient id="ls" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>',
      `<linearGradient id="belly" x1="0" y1="0" x2="0" y2="1"><stop offset=".52" stop-color="${kind.cream[1]}" stop-opacity="0"/><stop offset=".86" stop-color="${kind.cream[1]}" stop-opacity=".9"/></linearGradient>`,
      `<linearGradient id="fold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${kind.coat[2]}" stop-opacity="0"/><stop offset="1" stop-color="${kind.coat[2]}" stop-opacity=".5"/></linearGradient>`,
      '<linearGradient id="fs" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#000" stop-opacity=".3"/><stop offset=".7" stop-color="#000" stop-opacity="0"/></linearGradient>',
      glow('lo', kind.coat[2], 0.75),
      `<clipPath id="b">${body.map((joints) => shape(limb(joints, fur * 0.5), '#000')).join('')}</clipPath>`,
      `<clipPath id="a">${[...body, legs.frontNear, legs.hindNear].map((joints) => shape(limb(joints, fur * 0.5), '#000')).join('')}</clipPath>`,
      ...headGradients(kind),
    ],
    [
      ...(kind.wings ? [wingOf(kind.wings, trunk, 'far')] : []),
      ...tail.behind,
      ...far(legs.frontFar),
      ...far(legs.hindFar),
      ...humps(kind, trunk),
      ...body.map((joints) => shape(limb(joints, fur), 'url(#c)')),
      `<g clip-path="url(#b)">`,
      shape(limb(trunk), 'url(#belly)'),
      shape(
        limb(neck.map(([x, y, r]) => [x - r * 0.66, y + r * 0.34, r * 0.62] as const)),
        'url(#w)',
        'opacity=".8"',
      ),
      fold(legs.frontNear),
      fold(legs.hindNear),
      '</g>',
      ...near(legs.hindNear),
      ...near(legs.frontNear),
      `<g clip-path="url(#a)">`,
      markingsOf(kind, { trunk, neck, legs: [legs.frontNear, legs.hindNear] }),
      '</g><g clip-path="url(#b)">',
      hairsOf(kind, body),
      ...[0.5, 0.3].map((thick) =>
        shape(
          limb(trunk.map(([x, y, r]) => [x, y - r * 0.5, r * thick] as const)),
          '#ffffff',
          'opacity=".09"',
        ),
      ),
      ellipse(
        (trunk[0]![0] + trunk.at(-1)![0]) / 2,
        trunk[2]![1] + trunk[2]![2] * 1.05,
        Math.abs(trunk[0]![0] - trunk.at(-1)![0]) * 0.8,
        trunk[2]![2] * 0.55,
        'url(#lo)',
      ),
      '</g>',
      ...(kind.wool ? [woolOf(kind, [trunk, neck.slice(0, 2)])] : []),
      ...(kind.wings ? [wingOf(kind.wings, trunk, 'near')] : []),
      ...tail.before,
      ...maneOf(kind, neck, head.at, scale),
      `<g transform="translate(${head.at[0].toFixed(2)} ${head.at[1].toFixed(2)}) rotate(${head.turn}) scale(${scale.toFixed(3)})">`,
      ...headOf(kind, { isAsleep: pose.isAsleep === true, isOpen: pose.mouth === 'open' }),
      '</g>',
    ],
  );
}

/** The gradients of the head, which has a box of its own. */
const headGradients = (kind: Species) => [
  over('hc', kind.coat, [-10, -12], [-2, 18]),
  over('ho', [kind.coat[1], kind.coat[1], kind.coat[2]], [0, -20], [6, 12]),
  over('hm', kind.cream, [-16, 0], [-12, 14]),
  over('he', ['#f2c4b8', '#d99a90', '#8f5a54'], [0, -18], [8, 0]),
  over('hf', [kind.coat[0], kind.coat[1], kind.coat[2]], [0, -16], [22, 22]),
  over('hb', ['#fff8e4', '#e0cfa4', '#8f7a4e'], [-10, -24], [6, 0]),
  '<linearGradient id="hs" gradientUnits="userSpaceOnUse" x1="0" y1="-4" x2="0" y2="13"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>',
];

function turnedBox(
  [left, top, right, bottom]: readonly [number, number, number, number],
  degrees: number,
): readonly [number, number, number, number] {
  const turn = (degrees * Math.PI) / 180;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ]);
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function foot({ foot: kind, coat, socks }: Species, joints: readonly Joint[], isFar: boolean): string {
  const [x, y, r] = joints.at(-1)!;
  const tone = isFar ? 2 : 1;
  if (kind === 'hoof')
    return shape(
      `M${x - r * 1.1} ${y - r * 0.6} L${x + r * 1.1} ${y - r * 0.6} L${x + r * 1.3} ${y + r * 1.3} L${x - r * 1.9} ${y + r * 1.3} Z`,
      isFar ? '#1e1814' : '#3a302a',
    );
  if (kind === 'pillar')
    return [-0.7, 0, 0.7]
      .map((side) =>
        ellipse(x + side * r - r * 0.2, y + r * 0.86, r * 0.3, r * 0.26, isFar ? coat[2] : '#e6ddd0'),
      )
      .join('');
  const color = socks?.[tone] ?? (isFar ? 'url(#f)' : 'url(#c)');
  return (
    shape(
      limb([
        [x + r * 0.3, y + r * 0.3, r * 0.9],
        [x - r * 1.2, y + r * 0.46, r * 0.8],
      ]),
      color,
    ) +
    (isFar
      ? ''
      : line(
          `M${x - r * 1.5} ${y + r} v${-r * 0.5} M${x - r * 0.8} ${y + r} v${-r * 0.5}`,
          coat[2],
          r * 0.14,
        ))
  );
}

function humps({ hump }: Species, trunk: readonly Joint[]): string[] {
  if (!hump) return [];
  const [x, y, r] = trunk[2]!;
  const wide = hump === 1 ? 1.7 : 1;
  return (hump === 1 ? [0] : [-1, 1]).map((side) =>
    shape(
      limb([
        [x + side * 15 - 15 * wide, y - r * 0.4, 6],
        [x + side * 15, y - r * 1.5, 9 * wide],
        [x + side * 15 + 15 * wide, y - r * 0.4, 6],
      ]),
      'url(#c)',
    ),
  );
}

function maneOf({ mane }: Species, neck: readonly Joint[], [hx, hy]: Point, scale: number): string[] {
  if (!mane) return [];
  if (mane.kind === 'lion')
    return [
      shape(
        limb(
          [
            [neck[0]![0], neck[0]![1] + 2, neck[0]![2] * 0.9],
            [(hx + neck[0]![0]) / 2, (hy + neck[0]![1]) / 2, 13 * scale],
            [hx + 3 * scale, hy, 15 * scale],
            [hx - scale, hy + 2, 13 * scale],
          ],
          2.6,
        ),
        'url(#m)',
      ),
      shape(
        limb(
          [
            [neck[0]![0] - 2, neck[0]![1] + 4, neck[0]![2] * 0.6],
            [hx + 4 * scale, hy + 3 * scale, 11 * scale],
            [hx, hy, 11 * scale],
          ],
          2.2,
        ),
        mane.tones[0],
        'opacity=".4"',
      ),
    ];
  const wide = mane.kind === 'horse' ? 0.62 : 0.3;
  const crest = neck.map(
    ([x, y, r], at) =>
      [x + r * (at === 0 ? 0.5 : 0.86), y - r * (at === 0 ? 0.9 : 0.5), Math.max(2, r * wide)] as const,
  );
  const tip: Joint = [hx - 2 * scale, hy - 9 * scale, 3 * scale];
  const hair = [...crest, tip];
  return [
    shape(limb(hair, mane.kind === 'horse' ? 1.6 : 0.9), 'url(#m)'),
    line(
      hair.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join(' '),
      mane.tones[0],
      0.7,
      'opacity=".6"',
    ),
  ];
}
