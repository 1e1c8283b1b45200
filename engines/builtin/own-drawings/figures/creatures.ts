/** Animals that do what people do: they stand upright, in their coat, with their own heads and tails. */
import { ball, line, round, shape } from '../own-drawing.ts';
import type { Joints, Point } from './joints.ts';
import type { Creature, Look, Tones } from './look.ts';

const pale: Tones = ['#ffffff', '#f3eee6', '#cfc6ba'];

function furred(coat: Tones, limbs: Tones, creature: Creature): Look {
  return {
    skin: coat,
    hair: coat,
    cut: 'bald',
    top: coat,
    bottom: limbs,
    shoes: limbs,
    isYoung: true,
    creature,
  };
}

const bear: Tones = ['#b9784a', '#85502e', '#52301c'];
const fox: Tones = ['#ffa94d', '#f2741d', '#b9470c'];
const wolf: Tones = ['#c3cad2', '#838d99', '#4d5561'];
const dog: Tones = ['#f0c78c', '#d79c58', '#96632c'];
const cat: Tones = ['#ffc27a', '#ee9440', '#b0601c'];
const rabbit: Tones = ['#ffffff', '#ece7ee', '#b9b1c2'];
const tiger: Tones = ['#ffb45a', '#f08a24', '#b05a10'];
const lion: Tones = ['#ffd07a', '#eda53a', '#b5701d'];
const monkey: Tones = ['#a8744a', '#754a2c', '#46291a'];
const grey: Tones = ['#c9d0d8', '#98a2ae', '#5f6874'];
const frog: Tones = ['#a6e07a', '#57b04a', '#2c7330'];
const pig: Tones = ['#ffd0d8', '#f59fb0', '#bf6878'];
const cow: Tones = ['#ffffff', '#eeeae6', '#bdb5ae'];
const horse: Tones = ['#c08a5c', '#8f5c36', '#5b371d'];
const penguin: Tones = ['#5c6580', '#313850', '#191d2d'];
const black: Tones = ['#6a6570', '#3c3842', '#201d25'];

/** By the animal's name in a figure's own: "figure-bear-dancing". */
export const creatureLooks = {
  bear: furred(bear, bear, { ears: 'round', cream: ['#e8c199', '#cc9a6b', '#9d6c43'], tail: 'stub' }),
  'polar-bear': furred(rabbit, rabbit, { ears: 'round', cream: pale, tail: 'stub' }),
  panda: furred(['#ffffff', '#f3f1ec', '#cfcac2'], black, {
    ears: 'round',
    cream: pale,
    mask: '#2c2d34',
    tail: 'stub',
  }),
  fox: furred(fox, ['#7a3a1c', '#4a2216', '#2e1511'], { ears: 'pointed', cream: pale, tail: 'bushy' }),
  wolf: furred(wolf, wolf, { ears: 'pointed', cream: pale, tail: 'bushy' }),
  raccoon: furred(grey, wolf, { ears: 'pointed', cream: pale, mask: '#3c4048', tail: 'bushy' }),
  dog: furred(dog, dog, { ears: 'floppy', cream: pale, tail: 'thin' }),
  cat: furred(cat, cat, { ears: 'pointed', cream: pale, stripes: '#b0601c', tail: 'thin' }),
  'black-cat': furred(black, black, { ears: 'pointed', cream: black, tail: 'thin' }),
  rabbit: furred(rabbit, rabbit, { ears: 'long', cream: pale, tail: 'stub' }),
  tiger: furred(tiger, tiger, { ears: 'round', cream: pale, stripes: '#4a2a1a', tail: 'thin' }),
  lion: furred(lion, lion, {
    ears: 'round',
    cream: ['#fff3dc', '#fbdcae', '#dcae70'],
    mane: ['#c96f26', '#8f4416', '#5d2a0d'],
    tail: 'thin',
  }),
  monkey: furred(monkey, monkey, { ears: 'broad', cream: ['#f3d2ac', '#dcae80', '#a87a50'], tail: 'thin' }),
  koala: furred(grey, grey, { ears: 'broad', cream: pale, tail: 'stub' }),
  mouse: furred(grey, grey, { ears: 'broad', cream: pale, tail: 'thin' }),
  elephant: furred(grey, grey, { ears: 'broad', cream: grey, nose: 'trunk', tail: 'thin' }),
  frog: furred(frog, frog, { ears: 'none', cream: ['#f2fbd4', '#d8efa6', '#a3c46a'], nose: 'wide' }),
  pig: furred(pig, pig, { ears: 'floppy', cream: pig, nose: 'snout', tail: 'stub' }),
  cow: furred(cow, cow, { ears: 'floppy', cream: pig, patch: '#4a4248', nose: 'snout', tail: 'thin' }),
  dragon: furred(['#8fdcb0', '#3fa878', '#1f6a4c'], ['#8fdcb0', '#3fa878', '#1f6a4c'], {
    ears: 'horns',
    cream: ['#fff3b0', '#ffd75a', '#c99a1e'],
    nose: 'muzzle',
    tail: 'thin',
    hasWings: true,
  }),
  horse: furred(horse, horse, { ears: 'pointed', cream: horse, nose: 'snout', tail: 'bushy' }),
  owl: furred(bear, ['#ffc04a', '#f0912a', '#b3600f'], {
    ears: 'pointed',
    cream: ['#f3d8b4', '#d9b183', '#a87c50'],
    nose: 'beak',
  }),
  duck: furred(['#fff3a8', '#ffd84a', '#d9a51a'], ['#ffb04a', '#f0852a', '#b3560f'], {
    ears: 'none',
    cream: ['#fff8cc', '#ffe680', '#e0b840'],
    nose: 'beak',
  }),
  squirrel: furred(['#d9925a', '#a8602c', '#663414'], bear, { ears: 'round', cream: pale, tail: 'bushy' }),
  sheep: furred(rabbit, ['#6a5a50', '#463a33', '#29211d'], {
    ears: 'floppy',
    cream: pale,
    nose: 'snout',
    tail: 'stub',
  }),
  goat: furred(['#ffffff', '#e9e4da', '#b3aca0'], wolf, {
    ears: 'floppy',
    cream: pale,
    nose: 'snout',
    tail: 'stub',
  }),
  donkey: furred(grey, wolf, { ears: 'long', cream: pale, nose: 'snout', tail: 'thin' }),
  zebra: furred(rabbit, black, {
    ears: 'pointed',
    cream: grey,
    stripes: '#2a2630',
    nose: 'snout',
    tail: 'thin',
  }),
  hippopotamus: furred(['#b9b0c4', '#8a7f98', '#564d63'], ['#b9b0c4', '#8a7f98', '#564d63'], {
    ears: 'round',
    cream: pig,
    nose: 'snout',
    tail: 'stub',
  }),
  crocodile: furred(frog, frog, {
    ears: 'none',
    cream: ['#f2fbd4', '#d8efa6', '#a3c46a'],
    nose: 'muzzle',
    tail: 'thin',
  }),
  turtle: furred(frog, ['#8fae5a', '#5f7d34', '#36491a'], {
    ears: 'none',
    cream: ['#f2fbd4', '#d8efa6', '#a3c46a'],
    nose: 'wide',
  }),
  hedgehog: furred(['#c79a6a', '#8f6238', '#55371c'], bear, {
    ears: 'round',
    cream: ['#f6dcb8', '#e2bd8e', '#b08a5c'],
    tail: 'stub',
  }),
  penguin: furred(penguin, ['#ffc04a', '#f0912a', '#b3600f'], { ears: 'none', cream: pale, nose: 'beak' }),
} satisfies Record<string, Look>;
export type CreatureName = keyof typeof creatureLooks;

const names: Readonly<Record<string, CreatureName>> = {
  'dog-face': 'dog',
  poodle: 'dog',
  'cat-face': 'cat',
  'rabbit-face': 'rabbit',
  'tiger-face': 'tiger',
  'monkey-face': 'monkey',
  gorilla: 'monkey',
  orangutan: 'monkey',
  'mouse-face': 'mouse',
  rat: 'mouse',
  hamster: 'mouse',
  'pig-face': 'pig',
  'cow-face': 'cow',
  'horse-face': 'horse',
  'dragon-face': 'dragon',
  't-rex': 'dragon',
  chipmunk: 'squirrel',
  ewe: 'sheep',
  ram: 'sheep',
  'front-facing-baby-chick': 'duck',
  'baby-chick': 'duck',
};

/** Returns the animal that an illustration shows, if there is a figure of it. */
export function creatureOf(icon: string): CreatureName | null {
  return names[icon] ?? (Object.hasOwn(creatureLooks, icon) ? (icon as CreatureName) : null);
}

/** How far ears, mane and tail reach beyond the joints: above and beside the head, and behind the hip. */
export function reachOf({ ears, mane, tail, hasWings }: Creature): {
  above: number;
  beside: number;
  behind: number;
} {
  const above = ears === 'long' ? 24 : 15;
  const beside = mane ? 14.4 : ears === 'broad' ? 15.4 : ears === 'floppy' ? 12.6 : 10;
  if (hasWings) return { above: 18, beside: 25, behind: 24 };
  return { above, beside, behind: tail === 'bushy' ? 19 : tail === 'thin' ? 16.4 : 8 };
}

const radius = 9.4;

/** The lighter fur in front. */
export function belly({ cream }: Creature, { neck, hip }: Joints): string {
  const [x, y] = [(neck[0] + hip[0]) / 2 - 1.4, (neck[1] + hip[1]) / 2 + 1.6];
  const long = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
  return ball(x, y, 4.2, cream[1], long * 0.4);
}

/** Two leathery wings behind the shoulders. */
function wings([x, y]: Point, coat: Tones, cream: Tones): string {
  const wing = (side: -1 | 1) =>
    shape(
      `M${x} ${y + 2} C${x + side * 6} ${y - 10} ${x + side * 14} ${y - 15} ${x + side * 23} ${y - 14} C${x + side * 20} ${y - 9} ${x + side * 21} ${y - 5} ${x + side * 23} ${y - 1} C${x + side * 18} ${y - 2} ${x + side * 15} ${y + 1} ${x + side * 15} ${y + 6} C${x + side * 10} ${y + 3} ${x + side * 5} ${y + 5} ${x} ${y + 9} Z`,
      cream[2],
    ) +
    line(
      `M${x} ${y + 2} C${x + side * 6} ${y - 10} ${x + side * 14} ${y - 15} ${x + side * 23} ${y - 14} M${x + side * 9} ${y - 7} L${x + side * 15} ${y + 5} M${x + side * 12} ${y - 10} L${x + side * 22} ${y - 2}`,
      coat[2],
      1.4,
    );
  return wing(-1) + wing(1);
}

export function tailBehind(creature: Creature, { neck, hip: [x, y] }: Joints, coat: Tones): string {
  const { tail, hasWings, cream } = creature;
  const behind = hasWings ? wings(neck, coat, cream) : '';
  return behind + tailOf(tail, [x, y], coat);
}

function tailOf(tail: Creature['tail'], [x, y]: Point, coat: Tones): string {
  if (tail === 'bushy')
    return shape(
      `M${x + 2} ${y - 1} C${x + 10} ${y - 3} ${x + 17} ${y - 9} ${x + 15.6} ${y - 16} C${x + 20} ${y - 8} ${x + 16} ${y + 5} ${x + 2} ${y + 4} Z`,
      coat[1],
    );
  if (tail === 'thin')
    return line(
      `M${x + 3} ${y + 1} C${x + 12} ${y + 3} ${x + 10} ${y - 9} ${x + 14.6} ${y - 11}`,
      coat[1],
      2.6,
    );
  return tail === 'stub' ? ball(x + 5, y + 1, 3, coat[1]) : '';
}

/** The animal's head in place of a person's. */
export function creatureHead(
  { skin, creature }: Look & { creature: Creature },
  { head: [x, y], face = 'glad' }: Joints,
): string {
  const { cream, mask, mane, patch, stripes, nose } = creature;
  const ink = '#241a20';
  const isAsleep = face === 'asleep';
  return [
    `<defs>${round('cream', cream)}${round('mane', mane ?? cream)}</defs>`,
    ...(mane ? [ball(x + 1, y, radius + 4.4, 'url(#mane)', radius + 3.6)] : []),
    earsOf(creature, [x, y], skin),
    ball(x, y, radius, 'url(#skin)', radius * 0.96),
    ...(stripes
      ? [
          line(
            `M${x - 3.4} ${y - 8.6} v3 M${x} ${y - 9} v3.6 M${x + 3.4} ${y - 8.6} v3 M${x + 9} ${y + 1} h-3 M${x + 8.4} ${y + 4} h-3`,
            stripes,
            1.3,
          ),
        ]
      : []),
    ...(patch ? [ball(x + 3.4, y - 4, 4.6, patch, 5)] : []),
    ...(mask ? [ball(x - 5, y - 1, 2.8, mask, 3.2), ball(x + 1.6, y - 1, 2.8, mask, 3.2)] : []),
    ...(nose === 'wide'
      ? []
      : isAsleep
        ? [line(`M${x - 6.6} ${y - 0.6} q1.5 1.4 3 0 M${x} ${y - 0.6} q1.5 1.4 3 0`, ink, 1)]
        : [
            ball(x - 5, y - 1, 1.5, ink, 1.9),
            ball(x + 1.6, y - 1, 1.5, ink, 1.9),
            ball(x - 5.5, y - 1.8, 0.55, '#ffffff'),
            ball(x + 1.1, y - 1.8, 0.55, '#ffffff'),
          ]),
    noseOf(creature, [x, y], skin, face !== 'sad' && face !== 'calm'),
  ].join('');
}

function earsOf({ ears, cream, mask, nose }: Creature, [x, y]: Point, coat: Tones): string {
  switch (ears) {
    case 'round':
      return [-6.4, 6.4]
        .map(
          (side) =>
            ball(x + side, y - 7, 3.8, mask ?? coat[1]) + ball(x + side, y - 6.6, 2, mask ?? cream[1]),
        )
        .join('');
    case 'pointed':
      return (
        shape(`M${x - 8.6} ${y - 3} L${x - 8} ${y - 14} L${x - 0.6} ${y - 7.6} Z`, coat[1]) +
        shape(`M${x + 8.6} ${y - 3} L${x + 8} ${y - 14} L${x + 0.6} ${y - 7.6} Z`, coat[1]) +
        shape(`M${x - 7.2} ${y - 5} L${x - 7} ${y - 11} L${x - 3} ${y - 7.4} Z`, cream[1]) +
        shape(`M${x + 7.2} ${y - 5} L${x + 7} ${y - 11} L${x + 3} ${y - 7.4} Z`, cream[1])
      );
    case 'floppy':
      return ball(x - 9, y - 1, 3.2, coat[2], 6) + ball(x + 9, y - 1, 3.2, coat[2], 6);
    case 'long':
      return [-3.8, 3.8]
        .map(
          (side) => ball(x + side, y - 15, 3, coat[1], 8.6) + ball(x + side, y - 14.4, 1.5, '#f2b6c6', 6.4),
        )
        .join('');
    case 'broad':
      return [-10, 10]
        .map((side) => ball(x + side, y - 2, 5, coat[1], 5.6) + ball(x + side, y - 1.8, 2.8, cream[1], 3.4))
        .join('');
    case 'horns':
      return [
        shape(
          `M${x - 6} ${y - 6} C${x - 9} ${y - 11} ${x - 8} ${y - 14} ${x - 4.6} ${y - 16} C${x - 5.4} ${y - 12} ${x - 3.6} ${y - 10} ${x - 2} ${y - 8} Z`,
          '#f3dfae',
        ),
        shape(
          `M${x + 3} ${y - 8} C${x + 3} ${y - 12} ${x + 5} ${y - 15} ${x + 9.6} ${y - 16} C${x + 7.6} ${y - 12.6} ${x + 8.6} ${y - 9} ${x + 7} ${y - 6} Z`,
          '#f3dfae',
        ),
        shape(
          `M${x + 6} ${y - 7} L${x + 12} ${y - 7} L${x + 8.6} ${y - 3} L${x + 13} ${y - 1} L${x + 9} ${y + 2} L${x + 12} ${y + 6} L${x + 6} ${y + 6} Z`,
          coat[2],
        ),
      ].join('');
    default:
      // The eyes of a frog bulge; a bird has nothing there.
      return nose === 'wide' ? ball(x - 5, y - 7.4, 3.6, coat[1]) + ball(x + 3, y - 7.4, 3.6, coat[1]) : '';
  }
}

function noseOf({ nose }: Creature, [x, y]: Point, coat: Tones, isGlad: boolean): string {
  const mouth = isGlad
    ? line(`M${x - 5.8} ${y + 5.4} q2.6 2.2 5.6 -0.2`, '#5a3034', 1)
    : line(`M${x - 5} ${y + 5.6} h3.6`, '#5a3034', 1);
  switch (nose) {
    case 'trunk':
      return (
        line(`M${x - 2} ${y + 3} C${x - 4} ${y + 12} ${x - 10} ${y + 13} ${x - 12} ${y + 8}`, coat[2], 5.4) +
        line(
          `M${x - 2.3} ${y + 3} C${x - 4.3} ${y + 11.6} ${x - 10} ${y + 12.6} ${x - 12} ${y + 8}`,
          coat[1],
          4.4,
        )
      );
    case 'muzzle':
      return (
        shape(
          `M${x - 1} ${y - 1} C${x - 8} ${y - 2} ${x - 13} ${y + 1} ${x - 13.6} ${y + 4.6} C${x - 13} ${y + 8} ${x - 4} ${y + 8.6} ${x + 3} ${y + 7} Z`,
          coat[1],
        ) +
        line(
          `M${x - 13} ${y + 5.6} C${x - 8} ${y + 7} ${x - 3} ${y + 6.6} ${x + 1} ${y + 4.6}`,
          coat[2],
          0.9,
        ) +
        shape(`M${x - 10.6} ${y + 6.2} l0.9 2.4 l0.9 -2.1 Z`, '#ffffff') +
        ball(x - 11.6, y + 2.4, 0.8, coat[2], 1)
      );
    case 'snout':
      return (
        ball(x - 2, y + 3.6, 5, 'url(#cream)', 3.8) +
        ball(x - 4, y + 3.2, 0.9, '#7a4048', 1.2) +
        ball(x - 0.4, y + 3.2, 0.9, '#7a4048', 1.2)
      );
    case 'wide':
      return (
        ball(x - 1.6, y + 4.4, 7.4, 'url(#cream)', 4) +
        [-5, 3]
          .map(
            (side) => ball(x + side, y - 7.4, 2.7, '#fff6b8') + ball(x + side - 0.4, y - 7.2, 1.4, '#1c2a1e'),
          )
          .join('') +
        line(`M${x - 8} ${y + 2} q6.4 4.4 12.8 0`, coat[2], 1.1)
      );
    case 'beak':
      return (
        ball(x - 1.6, y + 1.6, 7, 'url(#cream)', 5.6) +
        ball(x - 5, y - 1, 1.4, '#241a20', 1.8) +
        ball(x + 1.6, y - 1, 1.4, '#241a20', 1.8) +
        shape(
          `M${x - 10} ${y + 3} L${x - 2} ${y + 0.4} L${x + 1} ${y + 3.6} L${x - 2} ${y + 5.6} Z`,
          '#ffae2e',
        )
      );
    default:
      return ball(x - 2.4, y + 4, 5.2, 'url(#cream)', 3.9) + ball(x - 3, y + 2, 1.9, '#2a2026', 1.4) + mouth;
  }
}
