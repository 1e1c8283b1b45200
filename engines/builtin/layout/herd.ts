/** Several animals in a scene: each whole and on the ground, the same way, the farther ones smaller. */
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import type { Placement } from './arrangement.ts';
import { isFlier } from './flying.ts';
import { type Area, boxOf, type Frame } from './frame.ts';
import { naturalSize, wholeBody } from './natural-size.ts';
import { type Actors, sizeOf, standing } from './standing.ts';

/** Animals that the packed set draws in motion. */
export const inMotion =
  /^(shark|dolphin|fish|tropical-fish|whale|spouting-whale|octopus|squid|turtle|seal|otter|horse|deer|elephant|giraffe|zebra|camel|goat|ram|ewe|chicken|rooster|duck|swan|goose|kangaroo|rhinoceros|hippopotamus|crocodile|lizard|t-rex|sauropod|leopard|bison|ox|donkey|moose)$/;
const atRest =
  /^(cat|cat-face|dog|dog-face|cow|cow-face|pig|pig-face|horse-face|rabbit|rabbit-face|monkey|monkey-face|tiger|tiger-face|.*-running|.*-standing|.*-sitting|.*-asleep|penguin|flamingo|parrot|owl|eagle|bird|dove|butterfly|honeybee|bat|crab|hatching-chick|front-facing-baby-chick|baby-chick|water-buffalo|two-hump-camel|llama|sloth|peacock|gorilla|orangutan|fox|bear|polar-bear|mouse|hedgehog|beaver|skunk|badger|rat|snail|jellyfish|blowfish|mammoth)$/;

/** Whether several of it are a herd rather than a heap: animals with a whole body. */
export const standsInHerd = (icon: IconId) =>
  readFigure(icon) === null &&
  (readBeast(icon) !== null ||
    readFauna(icon) !== null ||
    inMotion.test(icon) ||
    atRest.test(icon) ||
    creatureOf(icon) !== null);

/** Where one stands: across the ground, how far up it, and its share of the leader's size. */
type Place = readonly [across: number, up: number, share: number];

/** From the rearmost to the leader, who is the last and at the left: the set's animals look left. */
const placesOf = {
  family: [
    [0.72, 0.035, 0.86],
    [0.52, -0.005, 0.5],
    [0.27, 0, 1],
  ],
  herd: [
    [0.1, 0.17, 0.4],
    [0.44, 0.18, 0.38],
    [0.9, 0.16, 0.42],
    [0.66, 0.11, 0.56],
    [0.84, 0.01, 0.8],
    [0.5, 0.02, 0.74],
    [0.2, 0, 0.92],
  ],
  flock: [
    [0.5, 0.86, 0.34],
    [0.86, 0.78, 0.4],
    [0.14, 0.72, 0.46],
    [0.7, 0.58, 0.56],
    [0.4, 0.56, 0.62],
    [0.86, 0.3, 0.8],
    [0.2, 0.34, 1],
  ],
} as const satisfies Record<string, readonly Place[]>;

export function herd(icon: IconId, frame: Frame, ground: Area, isFamily: boolean): Actors {
  const box = boxOf(frame, ground);
  // A bird that sits would fall.
  const body = icon === 'bird' || icon === 'blackbird' ? 'dove' : wholeBody(icon);
  const isAloft = isFlier(body);
  const places: readonly Place[] = placesOf[isFamily ? 'family' : isAloft ? 'flock' : 'herd'];
  const tallest = isAloft ? 0.34 : isFamily ? 0.76 : 0.66;
  const leader = sizeOf(
    body,
    box.height * tallest * Math.max(0.8, naturalSize(body)),
    box.width * (isFamily ? 0.46 : 0.36),
  );
  const all = places.map(([across, up, share]): Placement => {
    const size = { width: leader.width * share, height: leader.height * share };
    const bottom = box.y + box.height * (1 - up);
    const one = standing(body, size, box.x + box.width * across, bottom, 'left');
    return isAloft ? { ...one, isAloft: true as const } : one;
  });
  const hero = all.at(-1);
  if (!hero) throw new RangeError('a herd has a leader');
  return { hero, second: null, crowd: all.slice(0, -1) };
}
