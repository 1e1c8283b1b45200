/** More of what is worn on a head, round the origin: eight units from its middle to its crown. */
import { ball, line, shape } from '../own-drawing.ts';
import type { Look, Tones } from './look.ts';

const gold = '#f7c23a';
const amber = '#b57a12';

/** What hangs down behind the head. */
export function hatBehind({ hat, top, hatTone }: Look): string {
  switch (hat) {
    case 'cowl':
      return shape(
        'M-2 -9 C10 -13 13.6 -4 12.6 6 C12 12 14 16 12 20 C7 23 0 22 -3 18 Z',
        (hatTone ?? top)[2],
      );
    case 'veil':
      return shape(
        'M-2 -9 C10 -12 13 0 13.6 14 C14 26 16 34 18 42 C12 45 6 44 3 40 C5 24 3 8 -2 -9 Z',
        '#ffffff',
        'opacity=".82"',
      );
    case 'wimple':
      return shape('M-2 -9 C10 -12 12 -2 12 8 C12 14 14 18 14 22 L0 22 L-2 8 Z', '#23222c');
    case 'halo':
      return '';
    case 'kabuto':
      return shape('M4 -6 C11 -4 13 3 13.6 9 C10 10.4 6 9 3 6 Z', top[2]);
    default:
      return '';
  }
}

const ribbon: Tones = ['#ff8a92', '#e02c3c', '#8c1222'];
const felt: Tones = ['#a98a5c', '#77603c', '#463621'];
const silk: Tones = ['#4a4658', '#2a2733', '#15131b'];

/** A band that is seen on its hat. */
const bandOn = ([, middle]: Tones) => (/^#2a2733$/.test(middle) ? '#8f1f2c' : '#2b2018');

/** The lengths of cloth of a turban: of one colour, or as bright as a market's. */
const wraps = (tones: Tones | undefined): [string, string, string, string] =>
  tones ? [tones[0], tones[1], tones[2], tones[1]] : ['#f2a72e', '#d8344a', '#1f8f8a', '#6a3fb0'];

const hats: Partial<Record<NonNullable<Look['hat']>, (look: Look) => string>> = {
  sailor: () =>
    shape('M-8.4 -4.6 C-12 -13.4 12 -14.4 9.6 -4 C5 -6.4 -4 -6.6 -8.4 -4.6 Z', 'url(#white)') +
    shape('M-8 -4.4 C-4 -7.6 5 -7.6 9.2 -3.8 L8.4 -1.8 C4 -4.8 -4 -4.8 -7.6 -2.6 Z', '#1d3f86') +
    line('M8.4 -2.4 L12 1.4 M8 -2 L10 3', '#1d3f86', 1),
  captain: () =>
    shape('M-8.6 -5 C-13 -14 13 -15 10 -4.4 C5 -7 -4 -7 -8.6 -5 Z', 'url(#white)') +
    shape('M-8 -5.2 C-4 -8 5 -8 9.4 -4.4 L8.6 -1.8 C4 -4.8 -4 -4.8 -7.6 -2.8 Z', '#1b2440') +
    shape(
      'M-7.8 -3.4 C-10.4 -2.6 -12 -1.4 -11.4 -.8 C-7 -2.4 -2 -3 2.6 -3 C-1 -4.6 -5 -4.6 -7.8 -3.4 Z',
      '#10141f',
    ) +
    line('M-7.4 -3.6 C-4 -5.4 4 -5.4 8.4 -2.8', gold, 0.7) +
    ball(-1.6, -7.8, 1.7, gold) +
    line('M-1.6 -8.8 v2 M-2.6 -7.4 q1 1 2 0', amber, 0.5),
  horned: () =>
    shape('M7 -7 C12 -8 14.6 -13 13 -18 C17.6 -13 16.4 -5.4 8.4 -3.4 Z', '#f2e6cc') +
    shape('M-6.4 -7.6 C-11.6 -9 -13.6 -14 -11.4 -18.6 C-16 -13.8 -15 -5.8 -7.6 -3.8 Z', '#f7eedb') +
    shape('M-8.4 -2.8 C-10 -13.6 9.8 -14.4 9 -2.4 C4 -5 -4 -5 -8.4 -2.8 Z', '#9aa5b4') +
    shape('M-5 -9.6 C-2.6 -11 -.6 -11.2 .4 -10.8 L-1 -4.4 H-5.6 Z', '#d4dbe4', 'opacity=".7"') +
    shape('M-8.8 -4.2 C-4 -6.6 5 -6.6 9.4 -3.6 L9 -1.2 C4 -3.8 -4 -3.8 -8.4 -1.6 Z', '#8a5a30') +
    [-5.6, -1.6, 2.6, 6.6].map((x) => ball(x, -3.8 + Math.abs(x) * 0.12, 0.7, gold)).join(''),
  beret: ({ top }) =>
    shape('M-8.6 -4.2 C-12 -11 2 -14.4 9 -9.4 C13.6 -6 11.6 -2.6 7.4 -3 C2 -6 -4 -5.8 -8.6 -4.2 Z', top[2]) +
    line('M-6 -8.4 Q0 -11.4 6 -9.2', top[0], 0.9, 'opacity=".5"') +
    line('M1.6 -11.6 l.8 -1.8', top[2], 1),
  cloche: ({ top }) =>
    shape('M-8.2 -1.8 C-9.6 -13.4 9.6 -14 9 -.4 C5 -3.6 -3 -4.4 -8.2 -1.8 Z', top[1]) +
    line('M-8 -3.6 C-3 -6.4 5 -5.8 8.8 -2.6', top[2], 1.8) +
    ball(5.6, -4.6, 1.8, '#ffe6ec'),
  fedora: ({ hatTone = felt }) =>
    shape('M-6.8 -4.6 C-7.4 -13 -2.6 -13.4 0 -11.8 C2.6 -13.4 7.4 -13 7.2 -4 Z', hatTone[1]) +
    shape('M-5.8 -6 C-5.8 -11.4 -3.4 -12 -1.4 -11 L-2.4 -6 Z', hatTone[0], 'opacity=".45"') +
    shape(
      'M3.4 -12.2 C6.4 -12 7.2 -8 7.1 -5 L4.6 -5 C5 -8 4.6 -10.4 3.4 -12.2 Z',
      hatTone[2],
      'opacity=".5"',
    ) +
    shape('M-13 -4.4 C-6 -7 6 -7 13 -3.4 C8 -.8 -5 -2 -13 -4.4 Z', hatTone[1]) +
    line('M-12 -4.3 C-6 -2.6 4 -1.8 11.6 -3.4', hatTone[2], 0.7) +
    line('M-6.8 -5.6 C-2 -4.2 3 -4.2 7.2 -5', bandOn(hatTone), 1.9),
  'top-hat': ({ hatTone = silk }) =>
    shape('M-6.2 -4.6 L-7 -17.4 C-3 -19 4 -19 7.6 -17 L6.8 -4.2 Z', hatTone[1]) +
    shape('M-12 -4.8 C-6 -7 6 -7 12 -3.8 C7 -1.4 -5 -2 -12 -4.8 Z', hatTone[1]) +
    line('M-6.4 -6.6 C-2 -5.4 3 -5.4 6.9 -6.2', '#b3242a', 2) +
    line('M-4.6 -16 L-4.2 -8.6', '#6a6478', 1, 'opacity=".8"'),
  tiara: () =>
    shape(
      'M-7 -5.4 L-7.6 -8.8 L-4.8 -7.6 L-3.8 -12 L-1 -8.6 L1 -13.4 L3 -8.6 L6 -11.2 L6.2 -7 L8.2 -7.4 L7.6 -3.8 C4 -6.6 -3 -7.4 -7 -5.4 Z',
      gold,
    ) +
    line('M-6.6 -5.8 C-3 -7.6 4 -7 7.4 -4.4', amber, 0.7) +
    ball(1, -9.4, 1.1, '#d9263a') +
    ball(-3.8, -9, 0.8, '#3c7de0') +
    ball(5.4, -8.4, 0.8, '#3c7de0'),
  laurel: () =>
    [-6.4, -3.4, 0, 3.6, 6.6]
      .map(
        (x) =>
          `<path d="M${x} ${-6 + Math.abs(x) * 0.24} q-2.6 -1.6 -2.4 -3.8 q2.6 .8 2.4 3.8 q.4 -2.6 2.6 -3.4 q.2 2.4 -2.6 3.4 Z" fill="#5fa53c"/>`,
      )
      .join(''),
  halo: () =>
    `<path d="M-7 -12.4 a8 2.4 0 1 0 16 0 a8 2.4 0 1 0 -16 0 Z" fill="none" stroke="#ffe27a" stroke-width="1.6"/>` +
    line('M-5.6 -13.4 Q0 -15 5 -14.2', '#fffbe0', 0.6),
  veil: () =>
    [-6, -3.2, 0, 3.2, 6]
      .map(
        (x) =>
          ball(x, -8.4 + Math.abs(x) * 0.34, 1.5, '#ffffff') +
          ball(x, -8.4 + Math.abs(x) * 0.34, 0.6, '#f7c9d6'),
      )
      .join(''),
  wimple: () =>
    shape(
      'M-7.6 -1.6 C-9 -11.6 8.4 -12.8 8.8 0 C9 5 7.4 9 3 10.4 C5.6 6 5.8 .6 4 -3 C.6 -5.6 -5 -5 -7.6 -1.6 Z',
      '#23222c',
    ) +
    shape(
      'M-7.2 -2 C-5.6 -6.2 1.6 -7 4.6 -3 C6.6 1 6 6.4 3 10 C1 10.8 -1.4 10.8 -3.2 10 C1.4 9 4.4 5 4 .4 C3 -3.6 -3 -5 -7.2 -2 Z',
      '#ffffff',
    ),
  beanie: ({ top }) =>
    shape('M-8 -3.4 C-9.6 -13.6 9.4 -14.2 8.8 -2.6 C4 -5 -4 -5.2 -8 -3.4 Z', top[2]) +
    shape('M-8.6 -4.4 C-4 -7 5 -6.6 9.4 -3.6 L8.8 -.4 C4 -3.4 -4 -3.8 -8.2 -1.6 Z', top[0]) +
    ball(0.4, -12.6, 2.2, top[0]),
  baseball: ({ top }) =>
    shape('M-7.6 -3.6 C-9 -12.8 9.2 -13.4 8.6 -2.4 C4 -5 -3 -5.4 -7.6 -3.6 Z', top[1]) +
    shape(
      'M-7.8 -3.8 C-11.4 -3.4 -14.6 -2.2 -14.4 -1.2 C-10 -2.2 -5 -2.4 0 -2.6 C-2 -5 -5 -5 -7.8 -3.8 Z',
      top[2],
    ) +
    ball(0.4, -11, 0.8, top[2]),
  kabuto: ({ top }) =>
    shape(
      'M-1 -9 C-6 -11 -10 -16 -9.6 -20 C-6 -16 -3 -14.6 0 -13.6 C3 -14.6 6.4 -16 10 -20 C10.4 -16 6 -11 1 -9 Z',
      gold,
    ) +
    shape(
      'M-8.4 -2.4 C-9.8 -13 9.8 -13.8 9.4 -1.6 L11 4 C9 4.4 7.6 3 6.6 -1 C2 -4.6 -4 -4.6 -8.4 -2.4 Z',
      top[2],
    ) +
    line('M-7.8 -3.6 C-3 -6.4 4 -6.2 8.8 -2.6', gold, 0.9) +
    line('M-3 -10.4 Q-3.4 -7 -3.2 -5.6 M1 -11 Q1.4 -8 1.2 -5.6 M5 -9.6 Q5.8 -7 5.4 -4.8', '#8d94a4', 0.5),
  flower: () =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<path transform="translate(5.6 -5.4) rotate(${turn})" d="M0 0 C-1.9 -1.4 -1.6 -3.6 0 -3.8 C1.6 -3.6 1.9 -1.4 0 0 Z" fill="#e2263a"/>`,
      )
      .join('') + ball(5.6, -5.4, 0.9, '#ffd24a'),
  comb: () =>
    shape('M2 -9 C3 -14.6 9.6 -14.4 10.4 -8.6 L8.4 -5.4 Z', '#23202a') +
    line('M4.2 -9.6 L5.4 -12.2 M6.4 -8.8 L7.8 -11.6 M8 -7.4 L9.6 -9.4', '#c9a24a', 0.6) +
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<path transform="translate(6.4 -3.4) rotate(${turn})" d="M0 0 C-1.8 -1 -1.6 -3 0 -3.2 C1.6 -3 1.8 -1 0 0 Z" fill="#d9263a"/>`,
      )
      .join('') +
    ball(6.4, -3.4, 0.8, '#8c1028'),
  goggles: () =>
    line('M-7.8 -4.4 C-3 -7 4 -6.8 8.4 -3', '#3a2a20', 2.2) +
    ball(-4.6, -5.6, 2.2, '#c08a55') +
    ball(-4.6, -5.6, 1.5, '#8fd6ff') +
    ball(0.6, -6, 2.4, '#c08a55') +
    ball(0.6, -6, 1.7, '#8fd6ff') +
    ball(0, -6.6, 0.5, '#ffffff'),
  tricorn: () =>
    shape('M-13 -4 C-9 -14 9 -15 13.4 -3.6 C9 -1 5 -4.6 0 -4.8 C-5 -4.8 -9 -1.4 -13 -4 Z', '#2b2832') +
    line('M-12 -4.4 C-8 -7.4 8 -7.8 12.4 -4', '#ffe08a', 0.8) +
    ball(0, -9, 2, '#f4f2ee') +
    ball(-0.7, -9.2, 0.5, '#2b2832') +
    ball(0.8, -9.2, 0.5, '#2b2832') +
    line('M-1.4 -6.9 L1.4 -6.1 M1.4 -6.9 L-1.4 -6.1', '#f4f2ee', 0.6),
  santa: () =>
    shape('M-8 -4 C-7 -14 4 -17 12 -9 C14 -7 14 -3 13 -1 C11.6 -4 9.6 -5.4 8.4 -3.4 Z', '#d9263a') +
    shape('M-9 -4.6 C-4 -7.4 5 -7 9.6 -3.6 L8.8 -.6 C4 -3.6 -4 -4 -8.4 -1.6 Z', 'url(#white)') +
    ball(13, 0, 2.2, 'url(#white)'),
  miner: () =>
    shape('M-8.4 -3 C-9.6 -13 9.6 -13.6 9 -2.4 C4 -5 -4 -5 -8.4 -3 Z', '#f0b429') +
    line('M-10 -3 C-4 -5.6 4 -5.4 9.6 -2.4', '#b57a12', 1.4) +
    ball(-5, -7.6, 2, '#5f6977') +
    ball(-5.4, -7.6, 1.4, '#fff7c8'),
  conical: () =>
    shape('M-14.6 -2.6 L0 -13.6 L14.6 -1.6 C8 -4.4 -7 -5 -14.6 -2.6 Z', '#dcb764') +
    line('M0 -13.2 L-8 -4 M0 -13.2 L-2 -4.6 M0 -13.2 L4.6 -4.4 M0 -13.2 L10 -3.2', '#a9823a', 0.5),
  headband: ({ hatTone }) => line('M-7.6 -4 C-3 -6.6 4 -6.4 8.2 -2.6', hatTone?.[1] ?? '#e0303a', 1.9),
  cowl: ({ top }) =>
    shape(
      'M-7.6 -4 C-8 -13.6 9.6 -15 11.6 -2 C12.6 6 10.6 12.4 5 14 C2 14.8 -1.6 14.4 -4 12.6 C1.6 11.6 5.4 7 4.8 1 C4.2 -4 -2 -7.6 -7.6 -4 Z',
      top[1],
    ) +
    line('M-7.4 -4.2 C-2 -7.8 4.4 -4.4 5 1 C5.4 7 1.8 11.4 -3.8 12.6', top[2], 0.8) +
    line('M-5 -8.6 C-1 -12.6 6 -12 8.8 -6', top[0], 1.1, 'opacity=".6"'),
  feathers: () =>
    [-74, -56, -38, -20, -2, 16, 34, 52, 70]
      .map((turn, at) => {
        const tone = ['#f2f2ec', '#e23c34', '#f2b92e', '#2f8fd0', '#f2f2ec'][at % 5] ?? '#f2f2ec';
        return (
          `<g transform="rotate(${turn})">` +
          shape('M0 -7 C-3.2 -10 -3.4 -17 0 -22.6 C3.4 -17 3.2 -10 0 -7 Z', tone) +
          shape('M-1.9 -18.4 C-1.4 -20.4 -.8 -21.6 0 -22.6 C.8 -21.6 1.4 -20.4 1.9 -18.4 Z', '#2b2430') +
          line(
            'M0 -7 V-21.4 M0 -11 l-1.8 -1.4 M0 -13.6 l-1.9 -1.4 M0 -11 l1.8 -1.4 M0 -13.6 l1.9 -1.4',
            '#5a4a3c',
            0.35,
          ) +
          '</g>'
        );
      })
      .join('') +
    shape('M-8.2 -3.2 C-4 -7.4 5 -7.2 9 -2.6 L8.6 -.2 C4 -4.4 -4 -4.6 -8 -1 Z', '#b5382e') +
    [-6, -3, 0, 3, 6]
      .map((x) => shape(`M${x} ${-5.6 + Math.abs(x) * 0.24} l1.2 1.3 l-1.2 1.3 l-1.2 -1.3 Z`, '#ffe08a'))
      .join(''),
  bow: ({ hatTone = ribbon }) =>
    shape('M2.4 -9.6 C-1 -14.6 -6.6 -14.8 -7 -11.6 C-7.2 -8 -2 -6.6 2.4 -9.6 Z', hatTone[1]) +
    shape('M2.4 -9.6 C5 -14.8 10.8 -15.4 11.6 -12.2 C12 -8.6 7 -6.8 2.4 -9.6 Z', hatTone[1]) +
    line('M1.6 -9.8 Q-2.4 -12.4 -5.6 -11.6 M3.2 -9.8 Q7 -12.8 10.2 -12', hatTone[2], 0.6) +
    line('M-5.6 -13 Q-3 -13.6 -1 -12.2 M6 -13 Q8.6 -14.2 10.4 -13.2', hatTone[0], 0.7, 'opacity=".8"') +
    ball(2.4, -9.8, 1.9, hatTone[0]) +
    ball(2.4, -9.6, 1.4, hatTone[1]),
  turban: ({ hatTone }) =>
    shape(
      'M-8.8 -1.6 C-12.6 -10 -9.6 -18.6 .4 -19 C10.6 -19.2 13.4 -10 9.4 -1.2 C5 -5 -4 -5.4 -8.8 -1.6 Z',
      wraps(hatTone)[0],
    ) +
    shape(
      'M-8.9 -2 C-12 -9.4 -9.6 -15.4 -3.8 -17.9 C-7 -12 -2 -7 9.9 -3 L9.2 -1.2 C5 -5 -4 -5.4 -8.9 -2 Z',
      wraps(hatTone)[1],
    ) +
    shape(
      'M-8.8 -1.6 C-10.4 -5 -10.6 -8.6 -9.4 -11.6 C-7 -7 0 -4.6 9.6 -2 L9.2 -.8 C5 -4.8 -4 -5.2 -8.8 -1.6 Z',
      wraps(hatTone)[2],
    ) +
    shape('M1.6 -18.9 C10.4 -18 12.8 -10.4 10.4 -4 C8 -9 4.6 -13.6 1.6 -18.9 Z', wraps(hatTone)[3]) +
    line(
      'M-3.8 -17.9 C-7 -12 -2 -7 9.9 -3 M-9.4 -11.6 C-7 -7 0 -4.6 9.6 -2 M1.6 -18.9 C4.6 -13.6 8 -9 10.4 -4',
      '#000000',
      0.5,
      'opacity=".28"',
    ) +
    line('M-6.6 -13.6 C-5 -16.2 -2.6 -17.4 0 -17.8', '#ffffff', 0.9, 'opacity=".5"') +
    ball(-2.6, -7.6, 1.5, gold) +
    ball(-3, -8, 0.5, '#fff6d6'),
  mortarboard: () =>
    shape('M-7.4 -4.4 C-7 -9 7.6 -9.4 8.2 -3.4 C4 -5.6 -3 -6 -7.4 -4.4 Z', '#23262f') +
    shape('M-12 -9 L0 -12.6 L12.4 -8.6 L.4 -5.4 Z', '#343845') +
    line('M.2 -9 L9 -7.6 V-2', gold, 0.7) +
    ball(9, -1.4, 1, gold),
  explorer: () =>
    shape('M-7 -4.6 C-7.6 -14 7.8 -14.6 7.6 -3.8 Z', '#d9c08a') +
    shape('M-13 -3.4 C-8 -6.8 7 -7 13.4 -2.6 C8 -1.6 -6 -1.6 -13 -3.4 Z', '#c2a468') +
    line('M-7 -5.4 C-3 -6.8 4 -6.8 7.6 -4.8', '#7a5a2c', 1.5),
  crest: () =>
    shape('M-3 -9 C-2 -19 12 -18 13.6 -4 L11 3 C11 -5 7 -9.6 0 -9.6 Z', '#d9263a') +
    shape(
      'M-8.6 -2.4 C-9.6 -13 9.4 -13.6 9.2 -1 C9.4 3 8.4 7 6 8.6 L3.8 2 L1 -2.6 C-2 -4.4 -5.6 -4 -8.6 -2.4 Z',
      '#c9a24a',
    ) +
    line('M-8 -3.6 C-4 -5.6 1 -5.4 3 -3', '#8a6a20', 0.9),
};

export function headwearOn(look: Look): string {
  return (look.hat && hats[look.hat]?.(look)) ?? '';
}

/** How high above a head's middle it reaches; 12 where none is named. */
export const headwearHeights: Partial<Record<NonNullable<Look['hat']>, number>> = {
  horned: 21,
  'top-hat': 21,
  kabuto: 23,
  halo: 17,
  tiara: 16,
  crest: 19,
  fedora: 16,
  santa: 17,
  comb: 16,
  conical: 16,
  captain: 15,
  sailor: 15,
  explorer: 16,
  tricorn: 15,
  beanie: 17,
  mortarboard: 15,
  turban: 20,
  cowl: 15,
  feathers: 24,
  bow: 16,
};
