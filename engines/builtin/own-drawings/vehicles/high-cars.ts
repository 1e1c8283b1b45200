/** High cars: an off-roader, a pick-up and a camper van. */
import { oval } from '../fauna/paint.ts';
import { line, shape } from '../own-drawing.ts';
import type { Car } from './car.ts';
import { chrome } from './metal.ts';

export const offRoader: Car = {
  body: 'M-102 -24 V-54 C-101 -60 -96 -62 -90 -63 L-54 -66 L-32 -94 C-28 -97 -22 -98 -16 -98 H88 C96 -98 100 -94 102 -86 L105 -56 V-24 L94 -18 H-94 Z',
  windows: [
    'M-46 -66 L-28 -90 C-26 -92.6 -22 -93.4 -18 -93.4 H-8 V-66 Z',
    'M-3 -93.4 H40 V-66 H-3 Z',
    'M45 -93.4 H86 C92 -93.4 95 -90 96 -86 L99 -66 H45 Z',
  ],
  wheels: [-60, 62],
  radius: 25,
  rim: 'rough',
  tones: ['#a8c088', '#5c7440', '#26341a'],
  box: [-102, -98, 105, -18],
  shoulder: 'M-100 -58 C-60 -63 -20 -62 40 -62 H104',
  seams: 'M-46 -64 C-48 -50 -46 -34 -40 -26 H-2 V-94 M2 -94 V-26 H26 C32 -36 38 -46 42 -64',
  handles: [
    [-14, -56],
    [28, -56],
  ],
  headlight: 'M-102 -54 h12 v12 h-12 Z',
  taillight: 'M99 -58 h6 v15 h-6 Z',
  mirror: [-32, -68],
  marks: [
    shape(
      'M-104 -26 H-88 L-86 -40 C-76 -58 -44 -58 -34 -38 L-30 -22 H34 C38 -58 86 -58 92 -30 L106 -26 V-16 H-104 Z',
      '#20242a',
      'opacity=".86"',
    ),
  ],
  before: [
    shape('M-108 -30 H-92 V-20 H-106 Z', '#2c3038', 'stroke="#0c0d10" stroke-width=".6"'),
    shape('M104 -30 H110 V-20 H100 Z', '#2c3038'),
    line('M-18 -102 H88 M-10 -98 V-102 M26 -98 V-102 M62 -98 V-102', '#2c3038', 2.4),
    shape('M-102 -48 a7 7 0 0 1 12 0 a7 7 0 0 1 -12 0 Z', '#fff6d0', 'opacity=".9"'),
  ],
  behind: [oval(108, -62, 9, 20, '#17181b'), oval(110, -62, 5, 12, '#6c7078')],
  ink: [-110, -106, 118, 1],
};

export const pickup: Car = {
  body: 'M-106 -24 V-50 C-105 -57 -100 -60 -94 -61 L-56 -64 L-35 -90 C-31 -94 -27 -95 -20 -95 H12 C18 -95 23 -92 25 -87 L31 -63 H106 V-24 L96 -17 H-96 Z',
  windows: [
    'M-47 -64 L-30 -87 C-28 -89.6 -24 -90.6 -19 -90.6 H-9 V-64 Z',
    'M-4 -90.6 H10 C15 -90.6 18 -88 19 -85 L24 -64 H-4 Z',
  ],
  wheels: [-62, 64],
  radius: 24,
  rim: 'alloy',
  tones: ['#ffb07a', '#d8641c', '#6a2808'],
  box: [-106, -95, 106, -17],
  shoulder: 'M-104 -56 C-60 -61 -20 -60 40 -60 H105',
  seams:
    'M-46 -62 C-48 -50 -46 -34 -40 -26 H-7 V-92 M-4 -92 V-26 H24 C28 -40 28 -52 27 -62 M34 -62 V-26 M98 -62 V-26',
  handles: [
    [-18, -54],
    [12, -54],
  ],
  headlight: 'M-106 -52 h13 l3 10 h-16 Z',
  taillight: 'M100 -60 h6 v16 h-6 Z',
  mirror: [-32, -66],
  marks: [
    shape('M32 -64 H106 V-58 H32 Z', '#6a2808', 'opacity=".7"'),
    shape('M-98 -20 H98 V-14 H-96 Z', '#16181c'),
  ],
  before: [
    chrome('M-110 -32 H-92 V-22 H-108 Z'),
    chrome('M104 -32 H110 V-22 H98 Z'),
    line('M28 -66 H104', '#2c3038', 2.6),
  ],
  ink: [-112, -97, 112, 1],
};

export const camper: Car = {
  body: 'M-96 -20 C-99 -40 -99 -54 -95 -66 C-91 -84 -87 -97 -70 -100 H84 C96 -100 100 -92 101 -80 V-22 L94 -15 H-90 Z',
  windows: [
    'M-87 -66 C-84 -79 -81 -90 -70 -93 H-50 V-66 Z',
    'M-44 -93 H-8 V-66 H-44 Z',
    'M-2 -93 H34 V-66 H-2 Z',
    'M40 -93 H84 C91 -93 93 -89 94 -82 V-66 H40 Z',
  ],
  wheels: [-58, 60],
  radius: 19,
  rim: 'steel',
  tones: ['#9ae0d4', '#3aa898', '#155a54'],
  box: [-98, -100, 101, -15],
  shoulder: 'M-95 -60 C-60 -61 40 -61 100 -61',
  seams: 'M-47 -95 V-24 M-5 -95 V-20 H37 V-95',
  handles: [
    [-56, -52],
    [0, -52],
  ],
  headlight: 'M-94 -46 a6.4 6.4 0 1 1 0 12.8 a6.4 6.4 0 1 1 0 -12.8 Z',
  taillight: 'M96 -48 h5 v13 h-5 Z',
  marks: [
    shape('M-100 -102 H104 V-60 C40 -58 -40 -58 -76 -54 C-88 -50 -94 -36 -98 -20 Z', '#fbf7ec'),
    shape('M-100 -102 H104 V-94 H-100 Z', '#e6dfcd'),
    line('M104 -60 C40 -58 -40 -58 -76 -54 C-88 -50 -94 -36 -97 -22', '#c9d2d8', 1.6),
  ],
  before: [
    chrome('M-101 -26 C-103 -20 -101 -16 -97 -15 H-78 V-21 H-96 Z'),
    chrome('M104 -26 C106 -20 104 -16 100 -15 H82 V-21 H100 Z'),
    shape(
      'M-62 -101 C-60 -112 -52 -115 -44 -115 H62 C70 -115 76 -110 77 -101 Z',
      '#f4efe2',
      'stroke="#b4ac98" stroke-width=".8"',
    ),
    line('M-54 -108 H70', '#c9c0aa', 1),
  ],
  ink: [-105, -118, 108, 1],
};
