/** Which animals of feathers, scales and shells are drawn here, in which poses, and how large they are. */
import type { OwnDrawing } from '../own-drawing.ts';
import { bird } from './birds/bird.ts';
import type { Bird, BirdPose } from './birds/look.ts';
import { owl, owls } from './birds/owl.ts';
import { penguin } from './birds/penguin.ts';
import { type BirdName, birds } from './birds/species.ts';
import { sauropod, stegosaur, triceratops, tyrannosaur } from './dinosaurs/dinosaurs.ts';
import { dragon } from './dinosaurs/dragon.ts';
import { ant } from './insects/ant.ts';
import { bee } from './insects/bee.ts';
import { butterfly } from './insects/butterfly.ts';
import { dragonfly } from './insects/dragonfly.ts';
import { ladybird } from './insects/ladybird.ts';
import { spider } from './insects/spider.ts';
import { crocodile } from './reptiles/crocodile.ts';
import { frog } from './reptiles/frog.ts';
import { chameleon, lizard } from './reptiles/lizards.ts';
import { snake, snakes } from './reptiles/snake.ts';
import { breaching, rising } from './sea/breach.ts';
import { crab } from './sea/crab.ts';
import { fish } from './sea/fish.ts';
import { type FishName, fishes } from './sea/fish-species.ts';
import { jellyfish } from './sea/jellyfish.ts';
import { octopus } from './sea/octopus.ts';
import { reef } from './sea/reef.ts';
import { seaTurtle } from './sea/sea-turtle.ts';
import { seahorse } from './sea/seahorse.ts';
import { squid } from './sea/squid.ts';
import { tortoise } from './sea/tortoise.ts';

/**
 * What they do: `standing` is on the ground, `perched` on a bough that grows out of it, and who
 * is `rising` swims upwards. */
export type FaunaPose =
  | 'standing'
  | 'perched'
  | 'flying'
  | 'swimming'
  | 'jumping'
  | 'rising'
  | 'roaring'
  | 'carrying';

export interface Kind {
  /** The first is the usual one. */
  poses: readonly FaunaPose[];
  draw: (pose: FaunaPose) => OwnDrawing;
  /** Metres from beak or nose to tail. */
  long: number;
}

/** Metres from beak to tail, and poses. */
const ofBirds: Readonly<Record<BirdName, readonly [long: number, ...poses: FaunaPose[]]>> = {
  eagle: [0.95, 'flying', 'perched', 'standing'],
  hawk: [0.55, 'flying', 'perched', 'standing'],
  vulture: [0.8, 'flying', 'perched', 'standing'],
  parrot: [0.9, 'perched', 'flying', 'standing'],
  'blue-macaw': [0.95, 'perched', 'flying', 'standing'],
  toucan: [0.6, 'perched', 'flying', 'standing'],
  crow: [0.5, 'standing', 'flying', 'perched'],
  pigeon: [0.34, 'standing', 'flying', 'perched'],
  dove: [0.34, 'flying', 'standing', 'perched'],
  gull: [0.5, 'flying', 'standing', 'swimming'],
  sparrow: [0.15, 'perched', 'flying', 'standing'],
  robin: [0.15, 'perched', 'flying', 'standing'],
  bluebird: [0.16, 'perched', 'flying', 'standing'],
  canary: [0.14, 'perched', 'flying', 'standing'],
  hummingbird: [0.1, 'flying', 'perched'],
  duck: [0.6, 'swimming', 'standing', 'flying'],
  'white-duck': [0.6, 'standing', 'swimming', 'flying'],
  goose: [0.9, 'standing', 'swimming', 'flying'],
  swan: [1.4, 'swimming', 'standing', 'flying'],
  flamingo: [1.2, 'standing', 'flying'],
  heron: [1, 'standing', 'flying'],
  ostrich: [2, 'standing'],
  rooster: [0.6, 'standing'],
  hen: [0.5, 'standing'],
  'white-hen': [0.5, 'standing'],
  chick: [0.16, 'standing'],
  turkey: [1, 'standing'],
  peacock: [2, 'standing'],
  phoenix: [1.6, 'flying', 'perched'],
};

const ofFish: Readonly<Record<FishName, readonly [long: number, ...poses: FaunaPose[]]>> = {
  fish: [0.6, 'swimming', 'jumping', 'rising'],
  shark: [4.5, 'swimming', 'jumping', 'rising'],
  dolphin: [2.8, 'swimming', 'jumping', 'rising'],
  orca: [7, 'swimming', 'jumping', 'rising'],
  whale: [20, 'swimming', 'jumping', 'rising'],
  clownfish: [0.12, 'swimming'],
  goldfish: [0.15, 'swimming'],
  angelfish: [0.2, 'swimming'],
};

const birdKinds = Object.entries(ofBirds).map(([name, [long, ...poses]]): [string, Kind] => [
  name,
  { poses, long, draw: (pose) => bird(birds[name as BirdName] as Bird, pose as BirdPose) },
]);
const fishKinds = Object.entries(ofFish).map(([name, [long, ...poses]]): [string, Kind] => [
  name,
  {
    poses,
    long,
    draw: (pose) => {
      const drawn = fish(fishes[name as FishName]);
      return pose === 'jumping' ? breaching(drawn) : pose === 'rising' ? rising(drawn) : drawn;
    },
  },
]);
const owlKinds = Object.entries(owls).map(([name, look]): [string, Kind] => [
  name,
  { poses: ['perched', 'standing', 'flying'], long: 0.5, draw: (pose) => owl(look, pose as BirdPose) },
]);
const several = (long: number, poses: readonly FaunaPose[], draw: Kind['draw']): Kind => ({
  poses,
  long,
  draw,
});
const one = (long: number, pose: FaunaPose, draw: () => OwnDrawing): Kind => ({ poses: [pose], long, draw });

const landKinds: readonly (readonly [string, Kind])[] = [
  [
    'crocodile',
    several(3, ['standing', 'swimming', 'rising'], (pose) =>
      pose === 'rising'
        ? rising(crocodile('standing'), 16)
        : crocodile(pose === 'swimming' ? 'swimming' : 'standing'),
    ),
  ],
  ['snake', one(1, 'standing', () => snake(snakes.snake))],
  ['python', one(1.2, 'standing', () => snake(snakes.python))],
  [
    'frog',
    several(0.14, ['standing', 'jumping'], (pose) => frog(pose === 'jumping' ? 'jumping' : 'standing')),
  ],
  ['lizard', one(0.9, 'standing', lizard)],
  ['chameleon', one(0.5, 'perched', chameleon)],
  ['tyrannosaur', one(9, 'standing', tyrannosaur)],
  ['sauropod', one(14, 'standing', sauropod)],
  ['triceratops', one(7, 'standing', triceratops)],
  ['stegosaur', one(7, 'standing', stegosaur)],
  [
    'dragon',
    several(7, ['flying', 'standing', 'roaring'], (pose) =>
      dragon(pose === 'standing' || pose === 'roaring' ? pose : 'flying'),
    ),
  ],
  ['butterfly', one(0.1, 'flying', butterfly)],
  ['bee', one(0.04, 'flying', bee)],
  ['dragonfly', one(0.1, 'flying', dragonfly)],
  ['ladybird', one(0.03, 'standing', ladybird)],
  ['ant', several(0.03, ['standing', 'carrying'], (pose) => ant(pose === 'carrying'))],
  ['spider', several(0.1, ['standing', 'perched'], (pose) => spider(pose === 'perched'))],
];

export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...birdKinds,
  ...owlKinds,
  ...fishKinds,
  [
    'penguin',
    {
      poses: ['standing', 'swimming'],
      long: 1,
      draw: (pose) => penguin(pose === 'swimming' ? 'swimming' : 'standing'),
    },
  ],
  ['sea-turtle', one(1.2, 'swimming', seaTurtle)],
  ['tortoise', one(0.6, 'standing', tortoise)],
  ['octopus', one(1.4, 'swimming', octopus)],
  ['squid', one(1.6, 'swimming', squid)],
  ['jellyfish', one(0.6, 'swimming', jellyfish)],
  ['seahorse', one(0.16, 'swimming', seahorse)],
  ['crab', one(0.3, 'standing', crab)],
  ['coral-reef', one(3, 'standing', reef)],
  ...landKinds,
]);
