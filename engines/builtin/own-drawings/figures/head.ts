/** A head half from the side, round the origin: it looks to the left, and its crown is 8 units up. */
import { ball, line, shape } from '../own-drawing.ts';
import { hairBehindHead, hairOnHead } from './hair.ts';
import { hatBehind, hatOn } from './hats.ts';
import type { Joints } from './joints.ts';
import type { Expression, Look } from './look.ts';

const ink = '#2b1a12';
/** Half of the height that the head is drawn at. */
const drawnRadius = 8;

const radiusOf = (look: Pick<Look, 'isYoung'>) => (look.isYoung ? 9.2 : 8.4);

/** Puts what is drawn round the origin where a figure's head is. */
function atHead({ head: [x, y], nod = 0 }: Joints, radius: number, content: string): string {
  if (content === '') return '';
  const scale = Number((radius / drawnRadius).toFixed(3));
  return `<g transform="translate(${x} ${y}) rotate(${nod}) scale(${scale})">${content}</g>`;
}

/** Hair and headwear that fall behind neck and shoulders. */
export const behindHead = (look: Look, joints: Joints): string =>
  atHead(joints, radiusOf(look), hairBehindHead(look) + hatBehind(look));

const face =
  'M-7.1 -1.6 C-7.5 -6.8 -3.6 -8.5 0.4 -8.3 C5.4 -8.1 8 -4.4 7.7 0 C7.5 4.6 4.6 8 -0.4 8.5 C-3.8 8.6 -6.6 6 -6.9 2.4 C-7 1 -7.2 0 -7.1 -1.6 Z';

/** @param out to which side the lashes turn up */
const eye = (x: number, wide: number, { isWoman }: Look, out: number) =>
  ball(x, -0.4, wide, '#ffffff', 1.85) +
  ball(x - 0.2, -0.2, wide * 0.68, '#4a2a18', 1.35) +
  ball(x - 0.2, -0.2, wide * 0.36, '#140c09', 0.75) +
  ball(x - 0.5, -0.8, 0.36, '#ffffff') +
  line(`M${x - wide} -1.3 Q${x} -3 ${x + wide} -1.2`, ink, isWoman ? 0.75 : 0.5) +
  (isWoman
    ? line(
        `M${x + out * wide} -1.2 l${out * 0.9} -.8 M${x + out * wide * 0.5} -2.1 l${out * 0.6} -.9`,
        ink,
        0.5,
      )
    : '');

function eyes(look: Look, { face: mood = 'smile' }: Joints): string {
  if (mood === 'asleep') return line('M-6.2 0 q1.1 1.2 2.3 .1 M-1.6 .1 q1.5 1.3 3 0', ink, 0.8);
  if (mood === 'afraid')
    return (
      ball(-4.9, -0.4, 1.7, '#ffffff', 2.2) +
      ball(0.3, -0.4, 2, '#ffffff', 2.3) +
      ball(-5, -0.2, 0.8, ink) +
      ball(0.2, -0.2, 0.9, ink)
    );
  if (mood === 'tired') return eye(-4.9, 1.2, look, -1) + eye(0.3, 1.5, look, 1) + heavyLids(look);
  return eye(-4.9, 1.2, look, -1) + eye(0.3, 1.5, look, 1);
}

/** Lids that cover the upper half of the eyes, and shade below them. */
const heavyLids = ({ skin }: Look) =>
  shape('M-6.3 -2.6 Q-4.9 -3.2 -3.5 -2.4 L-3.5 -.5 Q-4.9 -.1 -6.3 -.6 Z', skin[1]) +
  shape('M-1.5 -2.6 Q.3 -3.3 2.1 -2.4 L2.1 -.4 Q.3 .1 -1.5 -.5 Z', skin[1]) +
  line('M-6.3 -.6 Q-4.9 -.1 -3.5 -.5 M-1.5 -.5 Q.3 .1 2.1 -.4', ink, 0.6) +
  line('M-5.9 1.8 q1 .6 2 .1 M-.8 1.9 q1.2 .6 2.4 0', skin[2], 0.4, 'opacity=".7"');

const mouths = {
  smile: (lips: string) =>
    shape('M-5.3 3.9 Q-2.7 5 .3 3.6 Q-.5 6.3 -2.7 6.4 Q-4.7 6.2 -5.3 3.9 Z', lips || '#8a3a30') +
    shape('M-4.9 4.2 Q-2.7 5.1 -.1 3.9 Q-.8 5.5 -2.7 5.6 Q-4.3 5.5 -4.9 4.2 Z', '#ffffff') +
    line('M.2 3.2 q.6 .4 .4 1.1', '#8a3428', 0.4, 'opacity=".6"'),
  glad: (lips: string) =>
    shape('M-5.5 3.6 Q-3 4.6 0.3 3.3 Q-.2 6.7 -2.9 6.7 Q-5 6.5 -5.5 3.6 Z', '#6a1f22') +
    shape('M-5.4 3.7 Q-3 4.7 0.3 3.4 L0 4.5 Q-2.8 5.5 -5.2 4.8 Z', '#ffffff') +
    shape('M-4.3 6.2 Q-2.8 5.2 -1.2 6.1 Q-2.8 7.1 -4.3 6.2 Z', '#e8737a') +
    (lips ? line('M-5.7 3.5 Q-3 4.6 0.6 3.2', lips, 0.6) : ''),
  calm: (lips: string) => line('M-4.9 4.7 q2 1.1 4 0', lips || '#8a3a2a', lips ? 1.1 : 0.8),
  asleep: () => line('M-4.5 4.7 q1.6 .8 2.8 0', '#8a3a2a', 0.8),
  sad: () => line('M-5 5.6 q2 -1.7 4 -.3', '#8a3a2a', 0.9),
  afraid: () => ball(-2.7, 5.2, 1.6, '#6a2018', 2),
  stern: (lips: string) => line('M-4.9 5 q2 -.3 3.9 -.2', lips || '#8a3a2a', lips ? 1.1 : 0.85),
  angry: () =>
    shape('M-5.2 5.9 Q-2.8 3.3 .1 5.2 Q-2.6 4.9 -5.2 5.9 Z', '#6a1f22') +
    line('M-5.3 6 Q-2.8 3.2 .2 5.3', '#7c2c24', 0.6),
  tired: () => line('M-4.7 5.1 q1.8 -.9 3.5 .1', '#8a3a2a', 0.8),
};

function brows({ hair, isWoman }: Look, { face: mood = 'smile' }: Joints): string {
  const width = isWoman ? 0.75 : 1.05;
  const isWorried = mood === 'sad' || mood === 'afraid';
  const isCross = mood === 'stern' || mood === 'angry';
  const d = isWorried
    ? 'M-6.6 -2.9 L-4.2 -4.3 M-1 -4.5 L2.4 -3'
    : mood === 'angry'
      ? 'M-6.9 -4.5 L-3.6 -2.5 M-1.8 -2.6 L2.6 -4.6'
      : isCross
        ? 'M-6.7 -3.7 Q-5.2 -3.9 -3.5 -2.9 M-1.8 -3 Q.4 -4.3 2.8 -3.8'
        : 'M-6.6 -3.1 Q-5.5 -4.5 -3.8 -4.4 M-1.6 -4.6 Q.6 -5.3 2.7 -3.5';
  return line(d, hair[2], width);
}

const lines = (look: Look) =>
  look.isOld
    ? line(
        'M2.6 .9 l1.6 .9 M2.4 1.6 l1.2 1.1 M-6.4 3 q-.5 1.3 .1 2.4 M1.4 3 q.7 1.4 .1 2.6',
        look.skin[2],
        0.4,
      ) + line('M-5 -5.8 q2.8 -.9 5.8 -.2', look.skin[2], 0.4, 'opacity=".8"')
    : '';

function beardOf({ beard, moustache, hasLongBeard }: Look): string {
  const low = hasLongBeard ? 15.5 : 11.2;
  const full = beard
    ? shape(
        `M-6.9 1.8 C-7.6 6 -6.4 ${low - 1.4} -2.4 ${low} C1.6 ${low - 0.6} 6 8 6.6 1 C5.6 2.6 4 3.2 2.2 2.4 C.6 1.6 -.8 2.6 -2.7 2.6 C-4.4 2.6 -5.6 2 -6.9 1.8 Z`,
        beard[1],
      ) +
      line(
        `M-5.4 8 Q-4.4 ${low - 2} -2.6 ${low - 1.4} M-.4 8.4 Q-.6 10 -1.4 ${low - 2.4} M3 6.6 Q2.4 8.8 1 10`,
        beard[2],
        0.5,
        'opacity=".6"',
      ) +
      line('M-5.9 4.6 Q-5.6 7 -4.6 8.6', beard[0], 0.7, 'opacity=".7"')
    : '';
  const upper = moustache ?? beard;
  return (
    full +
    (upper
      ? shape(
          'M-2.9 2.7 C-4.2 2.2 -6.4 2.6 -6.9 4.7 C-5.2 4.7 -3.8 4.4 -2.9 3.7 C-1.8 4.5 .2 4.9 1.9 4.5 C1.2 2.6 -1.2 2.1 -2.9 2.7 Z',
          upper[beard ? 0 : 1],
        )
      : '')
  );
}

const spectacles = ({ glasses }: Look) => {
  if (glasses === undefined) return '';
  const lens = glasses === 'dark' ? 'fill="#15171d"' : 'fill="#dff1ff" fill-opacity=".28"';
  return (
    `<path d="M-7.2 -.3 a2.1 2.3 0 1 0 4.2 0 a2.1 2.3 0 1 0 -4.2 0 Z M-1.9 -.3 a2.5 2.5 0 1 0 5 0 a2.5 2.5 0 1 0 -5 0 Z" ${lens} stroke="#2a2530" stroke-width=".7"/>` +
    line('M-3 -.5 q.5 -.5 1.1 0 M3.1 -.6 L5.4 -.2', '#2a2530', 0.7)
  );
};

/** What a figure's small face shows of an expression. */
const moods: Readonly<Record<Expression, NonNullable<Joints['face']>>> = {
  angry: 'angry',
  crying: 'sad',
  worried: 'sad',
  scared: 'afraid',
  shocked: 'afraid',
  laughing: 'glad',
  happy: 'glad',
  serious: 'stern',
  sad: 'sad',
  tired: 'tired',
  proud: 'calm',
};

/** Faces of a pose that no expression changes. */
const tellsItself: ReadonlySet<Joints['face']> = new Set(['asleep', 'afraid', 'sad']);

export function headOf(look: Look, posed: Joints): string {
  const joints =
    look.expression && !tellsItself.has(posed.face) ? { ...posed, face: moods[look.expression] } : posed;
  const { face: mood = 'smile' } = joints;
  const isCovered = look.hat === 'visor';
  const mouth = mouths[look.beard && mood === 'calm' ? 'calm' : mood];
  const lips = look.isWoman ? '#c8404e' : '';
  const content = isCovered
    ? hatOn(look, [0, 0], drawnRadius)
    : [
        shape(face, 'url(#skin)'),
        shape(
          'M1 3.2 a1.6 1.1 0 1 0 3.2 0 a1.6 1.1 0 1 0 -3.2 0 Z M-6.8 3 a.8 1 0 1 0 1.6 0 a.8 1 0 1 0 -1.6 0 Z',
          '#ff6a5a',
          'opacity=".26"',
        ),
        eyes(look, joints),
        brows(look, joints),
        lines(look),
        shape(
          'M-3.5 -.4 C-4.6 1.2 -4.9 2.3 -3.9 2.7 C-3 3 -2 2.8 -1.9 2.1 C-2.4 1.4 -2.9 .6 -3.5 -.4 Z',
          look.skin[0],
        ),
        line('M-4.5 2.3 Q-3.2 3.3 -1.9 2.2', look.skin[2], 0.5),
        beardOf(look),
        mouth(lips),
        spectacles(look),
        hairOnHead(look),
        hasEar(look)
          ? ball(5.2, 1.2, 1.6, look.skin[1], 2.1) + line('M4.8 .2 q1.3 .7 .4 2.1', look.skin[2], 0.55)
          : '',
        look.hasHeadphones
          ? line('M5 1 C6.6 -6 4.6 -9.6 .4 -9.8 C-3 -9.8 -5 -8.6 -6 -6.4', '#1f232c', 1.5) +
            ball(5.2, 1.2, 2.4, '#1f232c', 3.2) +
            ball(5.6, 1.2, 1.5, '#4a5262', 2.2)
          : '',
        look.hasEarrings === 'pearl'
          ? ball(5.4, 4, 1, '#f6f1ee')
          : look.hasEarrings
            ? line('M5.3 3.4 a1.1 1.3 0 1 0 .2 0', '#f7c23a', 0.7)
            : '',
        look.hasPipe
          ? line('M-4.6 4.8 L-9.6 6.4', '#241710', 1) +
            shape('M-12.2 3.6 H-8.6 C-8.4 6.4 -9 8.2 -10.4 8.2 C-11.8 8.2 -12.4 6.4 -12.2 3.6 Z', '#7a4424') +
            line('M-12 3.7 H-8.8', '#3a1d0e', 0.8)
          : '',
        hatOn(look, [0, 0], drawnRadius),
      ].join('');
  return atHead(joints, radiusOf(look), content);
}

/** Long hair, hoods and helmets cover the ears. */
const hasEar = ({ cut, hat }: Look) =>
  !/^(long|bob|afro|curly)$/.test(cut) && !/^(hood|cowl|wimple|visor|kabuto|crest)$/.test(hat ?? '');
