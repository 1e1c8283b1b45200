/** Dinosaurs: a tyrannosaur, a long-neck, a horned one and one with plates. */
import type { Joint, Point } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, glow, outline, oval, over, type Tones, within } from '../paint.ts';
import { claws, hide, ridge, type Skin } from '../reptiles/skin.ts';

const brown: Skin = {
  tones: ['#b8a06a', '#7c6636', '#392c14'],
  belly: ['#f2e4b8', '#d4bf86', '#8c7848'],
  marks: { kind: 'bands', color: '#44301a', every: 4 },
};
const slate: Skin = {
  tones: ['#aebc9c', '#6c8066', '#2f3f34'],
  belly: ['#ece8cc', '#cdc8a4', '#88845e'],
  marks: { kind: 'spots', color: '#34483c', every: 3 },
};
const rust: Skin = {
  tones: ['#d8a878', '#9c6640', '#4c2a18'],
  belly: ['#f8e6c4', '#dcc094', '#94764c'],
  marks: { kind: 'spots', color: '#5c2c14', every: 4 },
};
const moss: Skin = {
  tones: ['#b4bc6c', '#74802f', '#363e14'],
  belly: ['#f4eebc', '#d8cf88', '#8e854a'],
  marks: { kind: 'spots', color: '#3c461a', every: 4 },
};

const tooth = ([x, y]: Point, size: number, turn: 1 | -1) =>
  shape(
    `M${x - size * 0.5} ${y} Q${x - size * 0.1} ${y + turn * size} ${x} ${y + turn * size * 1.7} Q${x + size * 0.4} ${y + turn * size * 0.8} ${x + size * 0.5} ${y} Z`,
    '#fff8e2',
    'stroke="#8a7448" stroke-width=".3"',
  );

const headDefs = (head: string, { tones, belly }: Skin, from: Point, to: Point) => [
  over('hd', tones, from, to),
  over('jw', [tones[0], belly[1], belly[2]], from, to),
  clip('hc', head),
  glow('hh', '#ffffff', 0.6),
];

const grains = (x: number, y: number, wide: number, high: number, [light, , dark]: Tones, count = 60) =>
  Array.from({ length: count }, (_, at) =>
    oval(
      x + ((at * 37) % 100) * 0.01 * wide,
      y + ((at * 61) % 97) * (high / 97),
      1.7,
      1.4,
      at % 2 ? light : dark,
      'opacity=".36"',
    ),
  );

export function tyrannosaur(): OwnDrawing {
  const trunk: Joint[] = [
    [-32, -120, 15],
    [-16, -106, 20],
    [6, -94, 27],
    [34, -85, 28],
    [62, -82, 20],
    [94, -84, 12],
    [130, -92, 6],
    [162, -108, 1.4],
  ];
  const leg = (x: number, isFar: boolean, id: string) =>
    hide(brown, {
      id: `${id}a`,
      isFar,
      isLimb: true,
      joints: [
        [x + 36, -10, 7],
        [x + 28, -6, 6.4],
        [x + 20, -4, 5.4],
      ],
    }) +
    hide(brown, {
      id: `${id}b`,
      isFar,
      isLimb: true,
      joints: [
        [x + 22, -48, 14],
        [x + 40, -30, 9],
        [x + 36, -12, 7],
      ],
    }) +
    hide(brown, {
      id,
      isFar,
      isLimb: true,
      joints: [
        [x + 36, -82, 24],
        [x + 28, -64, 20],
        [x + 20, -46, 12],
      ],
    }) +
    claws(x + 22, -2, 8, brown, 3);
  const arm = (x: number, isFar: boolean, id: string) =>
    hide(brown, {
      id,
      isFar,
      isLimb: true,
      joints: [
        [x, -88, 7],
        [x - 4, -76, 5],
        [x - 17, -77, 3.4],
      ],
    }) + claws(x - 18, -75, 2.6, brown, 2);
  const skull = outline([
    [-16, -128],
    [-24, -143],
    [-42, -151],
    [-56, -146],
    [-74, -141],
    [-92, -136],
    [-99, -127],
    [-95, -119],
    [-80, -117],
    [-58, -117],
    [-38, -113],
    [-20, -107],
  ]);
  const jaw = outline([
    [-18, -114],
    [-40, -108],
    [-62, -100],
    [-82, -95],
    [-90, -89],
    [-84, -84],
    [-62, -87],
    [-38, -94],
    [-18, -101],
  ]);
  const gape = outline([
    [-22, -113],
    [-50, -118],
    [-92, -121],
    [-84, -94],
    [-62, -98],
    [-36, -107],
  ]);
  return drawing([-102, -154, 166, 3], brown.tones[1], headDefs(skull, brown, [-70, -148], [-50, -106]), [
    leg(26, true, 'l0'),
    arm(-2, true, 'a0'),
    hide(brown, { id: 'tr', joints: trunk, columns: 46 }),
    leg(-6, false, 'l1'),
    arm(-10, false, 'a1'),
    shape(gape, '#6e1c26'),
    shape(
      outline([
        [-34, -106],
        [-58, -103],
        [-76, -99],
        [-72, -95],
        [-54, -97],
        [-36, -102],
      ]),
      '#d4707a',
    ),
    ...(
      [
        [-82, -94],
        [-74, -95.6],
        [-66, -97.4],
        [-58, -99.6],
        [-50, -102],
      ] as Point[]
    ).map((at, index) => tooth(at, index % 2 ? 4 : 5, -1)),
    shape(jaw, 'url(#jw)', 'stroke="#392c14" stroke-width="1"'),
    ...(
      [
        [-93, -120],
        [-86, -118.4],
        [-79, -118],
        [-71, -118],
        [-63, -118],
        [-55, -117.4],
        [-47, -116],
      ] as Point[]
    ).map((at, index) => tooth(at, [6, 5, 7, 6, 6.6, 5, 4.4][index]!, 1)),
    shape(skull, 'url(#hd)', 'stroke="#392c14" stroke-width="1"'),
    within(
      'hc',
      ...grains(-100, -152, 84, 42, brown.tones, 76),
      oval(-62, -142, 28, 5, 'url(#hh)'),
      shape('M-99 -127 C-84 -122 -50 -122 -20 -110 L-20 -104 L-100 -112 Z', '#392c14', 'opacity=".28"'),
    ),
    shape(
      'M-62 -146 C-56 -153 -46 -154 -40 -149 C-46 -145 -54 -144 -62 -146 Z',
      brown.tones[1],
      'stroke="#392c14" stroke-width=".8"',
    ),
    eye(-50, -138, 4.4, '#f0a41c', 0.4),
    line('M-60 -142.6 Q-50 -146 -42 -140', '#2a1f0e', 2.4),
    oval(-92, -130, 2.6, 1.7, '#2a1f0e'),
    line('M-26 -118 C-22 -126 -24 -134 -30 -140', '#392c14', 1, 'opacity=".5"'),
  ]);
}

const pillar = (skin: Skin, x: number, top: number, thick: number, isFar: boolean, id: string) =>
  hide(skin, {
    id,
    isFar,
    isLimb: true,
    joints: [
      [x, top, thick],
      [x + 2, top * 0.5, thick * 0.72],
      [x, -6, thick * 0.74],
    ],
  }) +
  [-0.7, -0.1, 0.5]
    .map((at) =>
      oval(
        x + at * thick * 0.9,
        -2.4,
        thick * 0.2,
        thick * 0.2,
        '#e8dcbc',
        'stroke="#6a5a34" stroke-width=".4"',
      ),
    )
    .join('');

export function sauropod(): OwnDrawing {
  const trunk: Joint[] = [
    [-86, -196, 7],
    [-74, -192, 8.4],
    [-58, -168, 9],
    [-44, -136, 11],
    [-28, -108, 16],
    [-4, -88, 24],
    [32, -80, 30],
    [66, -74, 25],
    [96, -62, 14],
    [128, -44, 8],
    [162, -36, 4],
    [190, -40, 1],
  ];
  const head = outline([
    [-70, -196],
    [-76, -206],
    [-88, -208],
    [-100, -200],
    [-106, -193],
    [-102, -186],
    [-88, -184],
    [-74, -186],
  ]);
  return drawing([-109, -211, 193, 2], slate.tones[1], headDefs(head, slate, [-94, -206], [-86, -184]), [
    pillar(slate, -8, -70, 15, true, 'l0'),
    pillar(slate, 56, -64, 16, true, 'l1'),
    hide(slate, { id: 'tr', joints: trunk, columns: 58 }),
    pillar(slate, 8, -64, 16, false, 'l2'),
    pillar(slate, 74, -58, 17, false, 'l3'),
    shape(head, 'url(#hd)', 'stroke="#2f3f34" stroke-width=".8"'),
    within('hc', ...grains(-106, -208, 36, 24, slate.tones, 30), oval(-88, -203, 12, 3, 'url(#hh)')),
    line('M-104.6 -190 C-96 -187 -88 -187.4 -82 -190', '#2f3f34', 1.1),
    eye(-85, -199, 2.8, '#e0a83a', 0.56),
    oval(-100, -198, 1.1, 0.8, '#223028'),
  ]);
}

export function triceratops(): OwnDrawing {
  const trunk: Joint[] = [
    [-46, -60, 25],
    [-14, -66, 32],
    [22, -64, 32],
    [54, -54, 21],
    [82, -42, 10],
    [110, -32, 5],
    [134, -34, 1.2],
  ];
  const frill = outline([
    [-52, -70],
    [-46, -100],
    [-36, -112],
    [-24, -108],
    [-14, -94],
    [-12, -74],
    [-20, -52],
    [-36, -42],
  ]);
  const head = outline([
    [-40, -84],
    [-56, -84],
    [-76, -72],
    [-94, -56],
    [-108, -42],
    [-112, -30],
    [-106, -24],
    [-90, -30],
    [-70, -38],
    [-46, -42],
    [-34, -54],
  ]);
  const horn = (x: number, y: number, tip: Point, wide: number) =>
    shape(
      `M${x - wide} ${y + wide * 0.4} Q${(x + tip[0]) / 2 - wide * 0.9} ${(y + tip[1]) / 2} ${tip[0]} ${tip[1]} Q${(x + tip[0]) / 2 + wide * 1.2} ${(y + tip[1]) / 2 + wide} ${x + wide} ${y + wide * 0.8} Z`,
      'url(#hn)',
      'stroke="#6a5834" stroke-width=".7"',
    );
  return drawing(
    [-120, -120, 137, 2],
    rust.tones[1],
    [
      ...headDefs(head, rust, [-80, -84], [-64, -30]),
      over('hn', ['#fffaea', '#e4d2a4', '#8a7444'], [-104, -106], [-80, -70]),
      clip('fc', frill),
      over('fr', ['#e8b888', '#b06a3c', '#5c2c16'], [-50, -110], [-16, -50]),
    ],
    [
      pillar(rust, -18, -50, 15, true, 'l0'),
      pillar(rust, 34, -48, 15, true, 'l1'),
      hide(rust, { id: 'tr', joints: trunk, columns: 40 }),
      pillar(rust, -28, -46, 16, false, 'l2'),
      pillar(rust, 44, -44, 17, false, 'l3'),
      ...[
        [-46, -101],
        [-37, -113],
        [-25, -110],
        [-15, -97],
        [-11, -80],
      ].map(([x = 0, y = 0]) =>
        shape(
          `M${x - 4} ${y + 4} L${x + (x + 30) * 0.2} ${y - 7} L${x + 5} ${y + 4} Z`,
          '#ecd9ac',
          'stroke="#6a5834" stroke-width=".6"',
        ),
      ),
      shape(frill, 'url(#fr)', 'stroke="#4c2a18" stroke-width="1"'),
      within(
        'fc',
        ...grains(-54, -112, 44, 72, rust.tones, 50),
        ...[
          [-32, -92],
          [-24, -80],
          [-36, -78],
        ].map(([x = 0, y = 0]) => oval(x, y, 5, 7, '#f0a04a', 'opacity=".55"')),
      ),
      horn(-64, -76, [-96, -116], 5.4),
      shape(head, 'url(#hd)', 'stroke="#4c2a18" stroke-width="1"'),
      within(
        'hc',
        ...grains(-112, -84, 78, 60, rust.tones, 60),
        oval(-72, -70, 20, 5, 'url(#hh)'),
        shape('M-112 -34 C-90 -36 -70 -44 -40 -50 L-40 -30 L-112 -20 Z', '#3a1c0c', 'opacity=".3"'),
      ),
      horn(-52, -80, [-84, -119], 6),
      horn(-96, -54, [-112, -72], 5),
      shape(
        'M-112 -40 C-119 -34 -119 -24 -113 -18 C-108 -24 -102 -26 -97 -28 C-101 -34 -106 -38 -112 -40 Z',
        '#c8ac74',
        'stroke="#5c4624" stroke-width=".8"',
      ),
      line('M-108 -27 C-94 -34 -78 -40 -62 -44', '#3a1c0c', 1.4),
      eye(-70, -62, 3.8, '#d8942c', 0.5),
      line('M-78 -66 Q-70 -70 -63 -65', '#3a1c0c', 1.8),
      oval(-102, -45, 2, 1.5, '#3a1c0c'),
    ],
  );
}

export function stegosaur(): OwnDrawing {
  const trunk: Joint[] = [
    [-76, -36, 7],
    [-58, -40, 10],
    [-34, -52, 20],
    [0, -66, 30],
    [32, -64, 30],
    [62, -52, 19],
    [92, -42, 10],
    [122, -40, 5],
    [146, -46, 1.4],
  ];
  const head = outline([
    [-70, -44],
    [-80, -46],
    [-94, -40],
    [-102, -33],
    [-98, -27],
    [-82, -26],
    [-70, -30],
  ]);
  const plates: Tones = ['#f0a04a', '#c0601f', '#5c2a0c'];
  return drawing([-105, -138, 149, 2], moss.tones[1], headDefs(head, moss, [-90, -46], [-82, -26]), [
    pillar(moss, -20, -44, 13, true, 'l0'),
    pillar(moss, 40, -50, 15, true, 'l1'),
    ridge(trunk, 15, 32, ['#b86a34', '#8a441c', '#4a220c'], 1, 0.1, 0.86),
    hide(moss, { id: 'tr', joints: trunk, columns: 44 }),
    ridge(trunk, 13, 30, plates, 1, 0.1, 0.84),
    pillar(moss, -30, -38, 13, false, 'l2'),
    pillar(moss, 46, -46, 17, false, 'l3'),
    ...[
      [118, -44, -18],
      [130, -46, -14],
      [124, -42, 16],
    ].map(([x = 0, y = 0, up = 0]) =>
      shape(
        `M${x - 3} ${y} L${x + 9} ${y + up} L${x + 4} ${y + 1} Z`,
        '#f0e2b8',
        'stroke="#6a5834" stroke-width=".5"',
      ),
    ),
    shape(head, 'url(#hd)', 'stroke="#363e14" stroke-width=".8"'),
    within('hc', ...grains(-102, -46, 34, 20, moss.tones, 26), oval(-86, -42, 10, 3, 'url(#hh)')),
    line('M-100 -31 C-92 -29 -84 -29.6 -78 -32', '#363e14', 1.1),
    eye(-84, -38, 2.6, '#d89a2c', 0.54),
  ]);
}
