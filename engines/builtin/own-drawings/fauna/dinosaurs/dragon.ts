/** A dragon, in flight, on the ground, and with fire. */
import type { Joint, Point } from '../../beasts/limb.ts';
import { limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, glow, mixed, outline, oval, over, short, type Tones, within } from '../paint.ts';
import { claws, hide, ridge, type Skin } from '../reptiles/skin.ts';
import { rising } from '../sea/breach.ts';

const skin: Skin = {
  tones: ['#e87a4c', '#b42c1c', '#4c0c10'],
  belly: ['#ffe6a4', '#eebc5c', '#a06a1c'],
  marks: { kind: 'bands', color: '#5c1014', every: 5 },
};
const horn: Tones = ['#fff4d4', '#d8bc84', '#6a5028'];

/** A wing of skin between long fingers. */
function wing(
  shoulder: Point,
  elbow: Point,
  wrist: Point,
  tips: readonly Point[],
  root: Point,
  id: string,
  isFar: boolean,
): string {
  const tones: Tones = isFar ? ['#8a3420', '#661a14', '#33090c'] : ['#f0a05c', '#cc5028', '#701812'];
  const edge = [...tips, root];
  const scallops = edge
    .slice(1)
    .map(([x, y], at) => {
      const [px, py] = edge[at]!;
      const [mx, my] = [(px + x) / 2, (py + y) / 2];
      // Between two fingers the skin hangs in.
      return `Q${short(mx + (wrist[0] - mx) * 0.26)} ${short(my + (wrist[1] - my) * 0.26)} ${short(x)} ${short(y)}`;
    })
    .join(' ');
  const membrane = `M${short(shoulder[0])} ${short(shoulder[1])} L${elbow.map(short).join(' ')} L${wrist.map(short).join(' ')} L${tips[0]!.map(short).join(' ')} ${scallops} Z`;
  const bone = (to: Point, thick: number) =>
    shape(
      limb([
        [wrist[0], wrist[1], thick],
        [
          (wrist[0] + to[0]) / 2 + (to[1] - wrist[1]) * 0.05,
          (wrist[1] + to[1]) / 2 - (to[0] - wrist[0]) * 0.05,
          thick * 0.7,
        ],
        [to[0], to[1], 0.5],
      ]),
      isFar ? '#561410' : '#8a2418',
    );
  const veins = tips.flatMap(([x, y], at) => {
    const [nx, ny] = edge[at + 1]!;
    return [0.35, 0.7].map((share) =>
      line(
        `M${short(wrist[0])} ${short(wrist[1])} Q${short((wrist[0] + x) / 2)} ${short((wrist[1] + y) / 2 + 6)} ${short(x + (nx - x) * share + (wrist[0] - x) * 0.22)} ${short(y + (ny - y) * share + (wrist[1] - y) * 0.22)}`,
        tones[2],
        0.7,
        'opacity=".4"',
      ),
    );
  });
  return `<defs>${over(id, tones, wrist, root)}${clip(`${id}c`, membrane)}</defs>${shape(membrane, `url(#${id})`, `stroke="${tones[2]}" stroke-width="1"`)}${within(`${id}c`, ...veins, oval((wrist[0] + root[0]) / 2, (wrist[1] + root[1]) / 2, 40, 26, 'url(#gl)', `opacity="${isFar ? '.12' : '.4'}"`))}${tips.map((tip) => bone(tip, 3.4)).join('')}${shape(
    limb([
      [shoulder[0], shoulder[1], 8],
      [elbow[0], elbow[1], 5.4],
      [wrist[0], wrist[1], 4.4],
    ]),
    isFar ? '#6a1a14' : '#b03020',
    'stroke="#4c0c10" stroke-width=".8"',
  )}${shape(`M${wrist[0] - 2} ${wrist[1] - 2} q-6 -4 -5 -12 q5 3 9 10 Z`, horn[1])}`;
}

function head(hasFire: boolean): string {
  const skull = outline([
    [-52, -128],
    [-58, -140],
    [-72, -145],
    [-88, -138],
    [-106, -132],
    [-117, -130],
    [-121, -123],
    [-114, -118],
    [-96, -119],
    [-74, -116],
    [-54, -114],
  ]);
  const jaw = outline([
    [-56, -118],
    [-76, -112],
    [-98, -104],
    [-112, -99],
    [-114, -94],
    [-104, -92],
    [-80, -98],
    [-58, -106],
  ]);
  const gape = outline([
    [-60, -117],
    [-90, -121],
    [-116, -120],
    [-108, -101],
    [-84, -106],
    [-62, -111],
  ]);
  const spike = (x: number, y: number, tip: Point, wide: number) =>
    shape(
      `M${x} ${y - wide} Q${(x + tip[0]) / 2} ${(y + tip[1]) / 2 - wide * 1.6} ${tip[0]} ${tip[1]} Q${(x + tip[0]) / 2} ${(y + tip[1]) / 2 + wide * 0.4} ${x - 2} ${y + wide} Z`,
      'url(#hn)',
      'stroke="#5c4420" stroke-width=".7"',
    );
  const fire = hasFire
    ? [
        [
          'M-104 -112 C-130 -128 -168 -120 -206 -138 C-196 -124 -214 -118 -226 -112 C-210 -106 -216 -96 -222 -86 C-190 -92 -150 -88 -104 -106 Z',
          'url(#f1)',
        ],
        [
          'M-106 -111 C-130 -120 -158 -114 -188 -122 C-182 -114 -190 -108 -196 -102 C-166 -102 -134 -100 -106 -107 Z',
          'url(#f2)',
        ],
        [
          'M-108 -110.4 C-126 -114 -144 -111 -164 -112 C-156 -108 -152 -106 -150 -104 C-134 -104 -120 -105 -108 -108 Z',
          '#fffbe0',
        ],
      ].map(([d = '', fill = '']) => shape(d, fill))
    : [];
  return [
    spike(-56, -136, [-18, -158], 5),
    spike(-54, -126, [-20, -134], 3.6),
    spike(-54, -116, [-28, -114], 2.8),
    shape(gape, '#6a1420'),
    shape(
      outline([
        [-70, -108],
        [-92, -106],
        [-106, -100],
        [-98, -98],
        [-76, -103],
      ]),
      '#e0606c',
    ),
    ...fire,
    ...[
      [-108, -99],
      [-100, -102],
      [-91, -105],
      [-82, -107.6],
    ].map(([x = 0, y = 0], at) =>
      shape(`M${x - 2} ${y} L${x} ${y - (at % 2 ? 5 : 7)} L${x + 2} ${y} Z`, '#fff8e2'),
    ),
    shape(jaw, 'url(#jw)', 'stroke="#4c0c10" stroke-width=".9"'),
    ...[
      [-114, -119],
      [-106, -119.4],
      [-98, -119.6],
      [-90, -119.6],
      [-82, -118.6],
      [-75, -117],
    ].map(([x = 0, y = 0], at) =>
      shape(`M${x - 2.2} ${y} L${x} ${y + (at % 2 ? 6 : 8.4)} L${x + 2.2} ${y} Z`, '#fff8e2'),
    ),
    shape(skull, 'url(#hd)', 'stroke="#4c0c10" stroke-width=".9"'),
    within(
      'hc',
      ...Array.from({ length: 46 }, (_, at) =>
        oval(
          -118 + ((at * 37) % 64),
          -142 + ((at * 11) % 26),
          1.5,
          1.2,
          at % 2 ? '#f8a070' : '#5c1014',
          'opacity=".4"',
        ),
      ),
      oval(-88, -136, 22, 4, 'url(#gl)'),
    ),
    ...[
      [-106, -133],
      [-98, -135.6],
      [-90, -139],
    ].map(([x = 0, y = 0]) =>
      shape(`M${x - 3} ${y + 1} L${x + 4} ${y - 6} L${x + 4} ${y + 1} Z`, 'url(#hn)'),
    ),
    shape('M-88 -138 C-80 -146 -70 -147 -62 -142 C-70 -139 -78 -137 -88 -138 Z', '#8a1c18'),
    eye(-76, -131, 3.8, '#ffd21c', 0.3),
    line('M-88 -136.6 Q-76 -138 -68 -131.6', '#33090c', 2.2),
    oval(-115, -126.6, 1.8, 1.1, '#33090c'),
  ].join('');
}

export type DragonPose = 'standing' | 'flying' | 'roaring';

export function dragon(pose: DragonPose): OwnDrawing {
  const isFlying = pose === 'flying';
  const neck: Joint[] = [
    [-58, -122, 10],
    [-44, -112, 11],
    [-36, -92, 13],
    [-30, -72, 17],
    [-12, -60, 23],
    [16, -54, 25],
    [44, -48, 20],
    [72, -36, 12],
    [104, -22, 8],
    [136, -20, 5],
    [160, -34, 2.4],
    [168, -48, 1.4],
  ];
  const leg = (x: number, isFront: boolean, isFar: boolean, id: string) => {
    const joints: Joint[] = isFlying
      ? isFront
        ? [
            [x, -52, 11],
            [x - 10, -32, 8],
            [x - 24, -24, 5],
          ]
        : [
            [x, -46, 15],
            [x + 10, -22, 10],
            [x + 28, -10, 6],
          ]
      : isFront
        ? [
            [x, -56, 13],
            [x + 6, -32, 9],
            [x - 4, -8, 7],
            [x - 8, -4, 6],
          ]
        : [
            [x, -44, 18],
            [x - 10, -26, 13],
            [x + 6, -12, 8],
            [x - 4, -4, 7],
          ];
    const [fx, fy] = joints.at(-1)!;
    return (
      hide(skin, { id, joints, isFar, isLimb: true }) + claws(fx - 2, fy + 3, isFlying ? 4.6 : 6.4, skin, 3)
    );
  };
  const tail = shape(
    'M160 -38 C150 -54 158 -66 168 -76 C180 -66 184 -54 174 -40 Q168 -46 160 -38 Z',
    '#8a1c18',
    'stroke="#4c0c10" stroke-width=".9"',
  );
  const parts = [
    wing(
      [-18, -72],
      [-8, -112],
      [-14, -160],
      [
        [-94, -196],
        [-70, -172],
        [-46, -146],
      ],
      [-22, -84],
      'w0',
      true,
    ),
    leg(-20, true, true, 'l0'),
    leg(44, false, true, 'l1'),
    tail,
    ridge(neck, 40, 9, ['#f0c878', '#b87a2c', '#5c3410'], 1, 0.03, 0.96),
    hide(skin, { id: 'tr', joints: neck, columns: 60 }),
    leg(-8, true, false, 'l2'),
    leg(30, false, false, 'l3'),
    head(pose === 'roaring'),
    wing(
      [-4, -72],
      [26, -110],
      [36, -162],
      [
        [130, -202],
        [138, -156],
        [124, -112],
        [88, -84],
      ],
      [34, -64],
      'w1',
      false,
    ),
  ];
  const defs = [
    over('hd', skin.tones, [-96, -144], [-84, -114]),
    over(
      'jw',
      [skin.tones[0], mixed(skin.tones[1], skin.belly[1], 0.5), skin.tones[2]],
      [-96, -114],
      [-92, -92],
    ),
    over('hn', horn, [-56, -156], [-30, -120]),
    clip(
      'hc',
      outline([
        [-52, -128],
        [-58, -140],
        [-72, -145],
        [-88, -138],
        [-106, -132],
        [-117, -130],
        [-121, -123],
        [-114, -118],
        [-96, -119],
        [-74, -116],
        [-54, -114],
      ]),
    ),
    glow('gl', '#ffffff', 0.6),
    over('f1', ['#ffd24a', '#ff8a1c', '#e03c0c'], [-110, -108], [-226, -106]),
    over('f2', ['#fff6b0', '#ffd23a', '#ff9a1c'], [-110, -108], [-196, -106]),
  ];
  const drawn = drawing(
    [pose === 'roaring' ? -229 : -124, -205, 185, isFlying ? 2 : 4],
    skin.tones[1],
    defs,
    parts,
  );
  return isFlying ? rising(drawn, 12) : drawn;
}
