/** Cars that a word names exactly: a Beetle, a convertible, a limousine, a van that sells ice cream. */
import { ball, faint, line, rect, shape } from '../own-drawing.ts';
import type { Car } from './car.ts';
import { chrome, red } from './metal.ts';

export const beetle: Car = {
  body: 'M-92 -18 C-96 -30 -92 -38 -82 -42 C-70 -47 -58 -48 -46 -48 C-36 -64 -20 -76 6 -77 C34 -78 56 -66 70 -50 C82 -44 92 -36 94 -20 L84 -12 H-84 Z',
  windows: ['M-37 -50 C-28 -62 -16 -70 0 -71 L2 -51 Z', 'M7 -71 C26 -71 42 -64 52 -52 L7 -51 Z'],
  wheels: [-56, 56],
  radius: 19,
  rim: 'classic',
  tones: red,
  box: [-95, -78, 95, -12],
  shoulder: 'M-84 -40 C-60 -48 -30 -49 0 -49 C30 -49 54 -50 70 -48',
  seams: 'M-34 -50 C-36 -38 -34 -26 -28 -15 H6 C8 -26 8 -38 5 -50',
  handles: [[-4, -42]],
  headlight: 'M-84 -40 a7 7 0 1 1 0 14 a7 7 0 1 1 0 -14 Z',
  taillight: 'M88 -34 h5 v9 h-4 Z',
  marks: [
    shape(
      'M-92 -20 C-92 -40 -74 -48 -56 -46 C-40 -44 -32 -32 -32 -18 L-40 -18 C-42 -30 -50 -36 -58 -36 C-68 -36 -76 -28 -76 -18 Z',
      '#000000',
      'opacity=".12"',
    ),
    shape(
      'M32 -18 C32 -34 42 -46 58 -46 C76 -46 92 -36 92 -20 L76 -18 C76 -28 68 -36 58 -36 C50 -36 42 -30 40 -18 Z',
      '#000000',
      'opacity=".12"',
    ),
  ],
  before: [
    chrome('M-100 -22 C-101 -18 -100 -15 -97 -14 H-78 V-20 C-86 -20 -94 -20 -100 -22 Z'),
    chrome('M100 -22 C101 -18 100 -15 97 -14 H80 V-20 C88 -20 94 -20 100 -22 Z'),
    line('M-30 -15 H32', '#e8ecf0', 2.2),
  ],
  ink: [-103, -80, 103, 1],
};

/** Its roof is down. */
export const convertible: Car = {
  body: 'M-112 -22 L-113 -36 C-106 -44 -76 -48 -44 -49 L-30 -49 C-20 -44 20 -44 40 -49 C66 -50 96 -50 109 -44 L113 -22 L102 -13 H-102 Z',
  windows: ['M-34 -50 L-16 -70 L-12 -69 L-22 -50 Z'],
  wheels: [-68, 68],
  radius: 20,
  rim: 'classic',
  tones: red,
  box: [-113, -50, 113, -13],
  shoulder: 'M-110 -38 C-60 -46 0 -46 60 -46 C80 -46 100 -45 110 -42',
  seams: 'M-30 -47 C-34 -36 -33 -26 -28 -15 H24 C28 -26 28 -38 26 -46',
  handles: [[10, -41]],
  headlight: 'M-109 -38 a6 6 0 1 1 0 12 a6 6 0 1 1 0 -12 Z',
  taillight: 'M105 -42 h6 l1 10 h-7 Z',
  mirror: [-28, -50],
  behind: [
    shape(
      'M-4 -46 C-6 -62 2 -66 8 -64 C12 -58 12 -52 12 -46 Z',
      '#f1e7d2',
      'stroke="#8d7f66" stroke-width=".8"',
    ),
    shape(
      'M28 -46 C26 -62 34 -66 40 -64 C46 -58 46 -52 48 -46 Z',
      '#e6dac0',
      'stroke="#8d7f66" stroke-width=".8"',
    ),
    shape('M44 -48 C52 -58 84 -58 96 -48 Z', '#3a3c44'),
    line('M-10 -48 L-4 -58', '#23252c', 2.4),
  ],
  before: [
    line('M-35 -49 L-16 -71', '#e8ecf0', 2),
    chrome('M-117 -26 C-118 -22 -117 -19 -114 -18 H-92 V-24 C-100 -24 -110 -24 -117 -26 Z'),
    chrome('M117 -28 C118 -24 117 -20 114 -19 H94 V-25 C102 -25 112 -26 117 -28 Z'),
    line('M-104 -30 H106', '#f4f0e6', 1.6, 'opacity=".9"'),
  ],
  ink: [-119, -74, 119, 1],
};

export const limousine: Car = {
  body: 'M-165 -20 C-167 -31 -165 -38 -159 -41 C-142 -47 -122 -49 -108 -50 C-94 -62 -82 -73 -64 -74 H90 C108 -74 120 -64 132 -52 C146 -51 158 -49 163 -46 C166 -40 166 -28 165 -20 L155 -13 H-155 Z',
  windows: [
    'M-100 -50 C-88 -61 -78 -69.4 -64 -70 H-51 V-51 Z',
    'M-47 -70 H-4 V-51 H-47 Z',
    'M0 -70 H43 V-51 H0 Z',
    'M47 -70 H90 C103 -70 114 -61 122 -51.6 H47 Z',
  ],
  wheels: [-120, 120],
  radius: 19,
  rim: 'alloy',
  tones: ['#5a5f68', '#1d2026', '#08090c'],
  box: [-167, -74, 167, -13],
  shoulder: 'M-158 -42 C-100 -48 -20 -47 80 -47 C130 -47 152 -48 163 -45',
  seams:
    'M-98 -49 C-102 -38 -101 -26 -96 -16 M-49 -50 V-16 M-2 -50 V-16 M45 -50 V-16 H98 C104 -24 110 -34 116 -50',
  handles: [
    [-64, -43],
    [60, -43],
  ],
  headlight: 'M-164 -38 C-158 -42 -150 -44 -142 -44 C-145 -38 -154 -35 -163 -34 Z',
  taillight: 'M154 -46 L164 -45 V-36 L152 -38 Z',
  mirror: [-86, -52],
  before: [line('M-158 -24 H158', '#dfe5ec', 1.6)],
};

const scoop = (x: number, y: number, color: string) =>
  ball(x, y, 9, color) + ball(x - 3, y - 3, 3, faint('#ffffff', 0.53));

export const iceCreamVan: Car = {
  body: 'M-88 -18 C-92 -30 -90 -40 -82 -50 L-70 -74 C-67 -84 -62 -92 -52 -92 H84 C90 -92 94 -88 94 -82 V-18 L86 -10 H-80 Z',
  windows: ['M-72 -56 L-60 -82 H-44 V-54 Z', 'M-16 -82 H54 V-50 H-16 Z'],
  wheels: [-52, 58],
  radius: 18,
  rim: 'classic',
  tones: ['#ffffff', '#fdeef2', '#c79aa8'],
  box: [-91, -92, 95, -10],
  shoulder: 'M-84 -48 H94',
  seams: 'M-74 -54 C-78 -40 -76 -26 -70 -14 H-36 V-88',
  handles: [[-48, -44]],
  headlight: 'M-86 -40 a6 6 0 1 1 0 12 a6 6 0 1 1 0 -12 Z',
  taillight: 'M89 -46 h5 v12 h-5 Z',
  marks: [
    shape('M-92 -44 H96 V-8 H-92 Z', '#f58fb0'),
    shape(
      'M-92 -44 Q-84 -36 -76 -44 T-60 -44 T-44 -44 T-28 -44 T-12 -44 T4 -44 T20 -44 T36 -44 T52 -44 T68 -44 T84 -44 T100 -44 V-50 H-92 Z',
      '#fff4e0',
    ),
  ],
  before: [
    rect(-20, -52, 78, 4, '#d8dee6', 1),
    shape('M-22 -84 H60 L70 -68 H-32 Z', '#ffffff'),
    ...[-32, -12, 8, 28, 48].map((x, at) =>
      shape(`M${-22 + at * 16.4} -84 h8.2 L${x + 12} -68 h-10 Z`, '#e8496f'),
    ),
    scoop(-6, -56, '#ffd9e4'),
    scoop(8, -56, '#fff3c4'),
    scoop(22, -56, '#b98058'),
    shape('M-10 -120 L4 -94 L18 -120 Z', '#e0a860', 'stroke="#9a6a2c" stroke-width="1"'),
    line('M-4 -112 L8 -102 M12 -112 L0 -102', '#b5823e', 1),
    ball(4, -126, 15, '#ffb6cc', 12),
    ball(-2, -131, 5, faint('#ffffff', 0.6)),
    ball(5, -140, 4, '#d9263a'),
  ],
  ink: [-94, -145, 98, 1],
};
