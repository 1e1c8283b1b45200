/** Pictures of two looks, drawn as training input for tests. They show no real person. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontStack } from '../fonts/font-stack.ts';
import { applyFont } from '../fonts/measure.ts';
import { createRandom, type Random } from '../random.ts';

/** Prompts that are drawn with a style and without it. */
export const sheetPrompts = [
  'I survived 100 days in the desert',
  'How to bake bread at home',
  'The truth about sharks',
  'Top 10 cities at night',
  'Gaming setup under $500',
  'Why rockets explode',
  'My morning routine',
  'Learn guitar in 30 days',
  'Dog vs cat',
  'The biggest pizza in the world',
  'Space station tour',
  'Haunted forest at midnight',
];

export const lookNames = ['low-key', 'pastel'] as const;
export type LookName = (typeof lookNames)[number];

type Size = { width: number; height: number };
type Paint = (context: SKRSContext2D, size: Size, random: Random) => void;

/** A JPEG of a look; each number gives another picture. */
export function pictureOfLook(
  name: LookName,
  number: number,
  size: Size = { width: 1280, height: 720 },
): Uint8Array {
  const canvas = createCanvas(size.width, size.height);
  looks[name](canvas.getContext('2d'), size, createRandom(number + 1).fork(name));
  return new Uint8Array(canvas.toBuffer('image/jpeg', 94));
}

const pick = <T>(random: Random, choices: readonly [T, ...T[]]): T => random.pick(choices);

/** Night in teal, one light in orange, film grain, dark corners, white capitals at the bottom left. */
const paintLowKey: Paint = (context, { width, height }, random) => {
  const ground = context.createLinearGradient(0, 0, width * 0.3, height);
  ground.addColorStop(0, '#06222b');
  ground.addColorStop(0.6, '#0b3a44');
  ground.addColorStop(1, '#031217');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const lamp = { x: width * random.between(0.6, 0.82), y: height * random.between(0.3, 0.55) };
  const glow = context.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, width * 0.3);
  glow.addColorStop(0, 'rgba(255,150,60,0.95)');
  glow.addColorStop(0.35, 'rgba(214,96,30,0.5)');
  glow.addColorStop(1, 'rgba(120,50,20,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 9; index += 1) {
    context.fillStyle = pick(random, ['#021014', '#0e4a55', '#04191f', '#12606b']);
    const wide = width * random.between(0.04, 0.12);
    const high = height * random.between(0.2, 0.7);
    context.fillRect(random.between(0, width), height - high, wide, high);
  }
  context.fillStyle = '#120a06';
  context.beginPath();
  context.ellipse(lamp.x, height * 0.72, width * 0.08, height * 0.3, 0, 0, Math.PI * 2);
  context.fill();
  darkenCorners(context, { width, height }, 0.75);
  const words = pick(random, ['LOST AT SEA', 'NIGHT SHIFT', 'NO WAY OUT', 'LAST TRAIN']);
  write(context, words, { x: width * 0.05, y: height * 0.9, size: height * 0.15, color: '#f4efe6' });
  addNoise(context, { width, height }, random, 13);
};

/** Flat shapes in pale colours, much light, even ground, dark letters at the top, the subject on the left. */
const paintPastel: Paint = (context, { width, height }, random) => {
  context.fillStyle = pick(random, ['#ffe9ef', '#eaf6ff', '#fff4dc', '#eafbe9']);
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 8; index += 1) {
    context.fillStyle = pick(random, ['#ffc9d8', '#bfe3ff', '#ffe2a8', '#c9f0cf', '#e3d2ff']);
    context.beginPath();
    const at = { x: random.between(0, width), y: random.between(height * 0.45, height) };
    context.arc(at.x, at.y, height * random.between(0.06, 0.2), 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = pick(random, ['#ff8fb1', '#6fb9f5', '#ffb84d']);
  context.beginPath();
  context.roundRect(width * 0.12, height * 0.36, width * 0.22, height * 0.5, 40);
  context.fill();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(width * 0.23, height * 0.5, height * 0.08, 0, Math.PI * 2);
  context.fill();
  const words = pick(random, ['EASY BREAD', 'MY MORNING', 'TINY HOUSE', 'SLOW DAYS']);
  write(context, words, { x: width * 0.4, y: height * 0.24, size: height * 0.14, color: '#3d3a5c' });
};

/** Looks without letters: they do not determine how to paint a headline. */
export const wordlessLooks = ['night', 'midtone', 'airy', 'one-red', 'one-grey'] as const;
export type WordlessLook = (typeof wordlessLooks)[number];

/** The ground of each, from top to bottom, and the shapes on it. */
const wordlessColors: Readonly<
  Record<WordlessLook, { ground: [string, string]; shapes: [string, ...string[]] }>
> = {
  night: { ground: ['#05070f', '#131a35'], shapes: ['#0c1127', '#1d2a58', '#2b1140', '#35204f'] },
  midtone: { ground: ['#7d8a78', '#8b7a68'], shapes: ['#6f8c86', '#a08c70', '#7b6a7a', '#98a084'] },
  airy: { ground: ['#fdfaf2', '#eef4fb'], shapes: ['#ffe9d6', '#e3f1ff', '#fff6c9', '#f3e6ff'] },
  'one-red': { ground: ['#b3202a', '#b3202a'], shapes: ['#ad1f29', '#b8222c', '#a81d26'] },
  'one-grey': { ground: ['#808286', '#808286'], shapes: ['#7c7e82', '#84868a', '#797b7f'] },
};

/** A JPEG of a look without words; each number gives another picture. */
export function wordlessPicture(name: WordlessLook, number: number, size: Size): Uint8Array {
  const { ground, shapes } = wordlessColors[name];
  const random = createRandom(number + 1).fork(name);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, size.height);
  sky.addColorStop(0, ground[0]);
  sky.addColorStop(1, ground[1]);
  context.fillStyle = sky;
  context.fillRect(0, 0, size.width, size.height);
  for (let index = 0; index < 7; index += 1) {
    context.fillStyle = pick(random, shapes);
    context.beginPath();
    const at = { x: random.between(0, size.width), y: random.between(0, size.height) };
    context.arc(at.x, at.y, size.height * random.between(0.08, 0.3), 0, Math.PI * 2);
    context.fill();
  }
  return new Uint8Array(canvas.toBuffer('image/jpeg', 94));
}

const looks: Readonly<Record<LookName, Paint>> = { 'low-key': paintLowKey, pastel: paintPastel };

function write(
  context: SKRSContext2D,
  words: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void {
  // A bundled face: a generic family such as sans-serif is whatever the machine has.
  const { families, text } = fontStack('rubik', words);
  applyFont(context, families, Math.round(size), 0.05);
  context.fillStyle = color;
  context.fillText(text, x, y);
}

function darkenCorners(context: SKRSContext2D, { width, height }: Size, strength: number): void {
  const reach = Math.hypot(width, height) / 2;
  const shade = context.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.35,
    width / 2,
    height / 2,
    reach,
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, `rgba(0,0,0,${strength})`);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

function addNoise(context: SKRSContext2D, { width, height }: Size, random: Random, sigma: number): void {
  const image = context.getImageData(0, 0, width, height);
  const noise = Float32Array.from({ length: 65_521 }, () => {
    return (random.next() + random.next() + random.next() - 1.5) * 2 * sigma;
  });
  for (let at = 0, pixel = 0; at < image.data.length; at += 4, pixel += 1) {
    const added = noise[pixel % noise.length] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      image.data[at + channel] = (image.data[at + channel] ?? 0) + added;
    }
  }
  context.putImageData(image, 0, 0);
}
