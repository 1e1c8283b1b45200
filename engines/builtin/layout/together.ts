/** As many as the words count: people in a group, ships on the sea, balloons in the air, each whole. */
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import { isAfloat, isFlier } from './flying.ts';
import { type Area, boxOf, type Frame } from './frame.ts';
import { naturalSize, wholeBody } from './natural-size.ts';
import { waterline, waters } from './scene-waters.ts';
import { type Actors, type Size, sizeOf, standing } from './standing.ts';
import { upTo } from './swimming.ts';

/** What a group is round: it is in the middle, before those behind it. */
export const isGathering = (icon: IconId) => icon === 'campfire';

/** Where one is, in shares of the ground: its middle, how far up its foot is, and its share of the size. */
interface Place {
  x: number;
  up: number;
  share: number;
}

const at = (x: number, up: number, share: number): Place => ({ x, up, share });

/** In the air and on the water: the leader first, the others farther away. */
const inAir = [
  at(0.3, 0.32, 1),
  at(0.74, 0.46, 0.72),
  at(0.53, 0.74, 0.48),
  at(0.93, 0.2, 0.52),
  at(0.08, 0.78, 0.42),
  at(0.9, 0.82, 0.38),
  at(0.56, 0.12, 0.5),
  at(0.3, 0.9, 0.3),
  at(0.72, 0.92, 0.28),
] as const;
const onWater = [
  at(0.3, 0, 1),
  at(0.76, 0.03, 0.78),
  at(0.53, 0.1, 0.52),
  at(0.94, 0.12, 0.42),
  at(0.07, 0.12, 0.4),
  at(0.66, 0.14, 0.34),
  at(0.4, 0.15, 0.3),
  at(0.84, 0.16, 0.26),
  at(0.2, 0.16, 0.26),
] as const;
/** From this many on some stand behind the others. */
const inOneRow = 4;
/** The second row: how far up, and how much smaller. */
const behind = { up: 0.13, share: 0.84 };
/** Of two in one row, every other is a step farther away. */
const step = { up: 0.025, share: 0.95 };

/** The middle of the front row first, then outwards, then those behind. */
function onGround(count: number): Place[] {
  const inFront = count <= inOneRow ? count : Math.ceil(count / 2);
  const rowOf = (many: number, from: number, to: number) =>
    Array.from({ length: many }, (_, place) =>
      many === 1 ? 0.5 : from + ((to - from) * place) / (many - 1),
    );
  const front = rowOf(inFront, 0.14, 0.86).map((x, place) =>
    place % 2 === 1 && count <= inOneRow ? at(x, step.up, step.share) : at(x, 0, 1),
  );
  const margin = count - inFront >= inFront ? 0.14 : 0.3;
  const back = rowOf(count - inFront, margin, 1 - margin).map((x) => at(x, behind.up, behind.share));
  const outwards = [...front].sort((one, other) => Math.abs(one.x - 0.46) - Math.abs(other.x - 0.46));
  return [...outwards, ...back];
}

/** Round something in the middle: at both sides of it, and behind. */
const inRound = (count: number): Place[] =>
  [
    at(0.14, 0, 1),
    at(0.86, 0, 1),
    at(0.27, 0.14, 0.86),
    at(0.73, 0.14, 0.86),
    at(0.5, 0.2, 0.78),
    at(0.03, 0.13, 0.84),
    at(0.97, 0.13, 0.84),
    at(0.38, 0.24, 0.7),
    at(0.62, 0.24, 0.7),
  ].slice(0, count);

/** Who looks to the middle of a group rather than all one way. */
const looksInwards = (icon: IconId) => {
  const figure = readFigure(icon);
  return figure !== null && (creatureOf(figure.look) === null || figure.pose === 'standing');
};

/** How high the largest is, in shares of the ground. */
const tallest = { ground: 0.96, water: 0.9, air: 0.62 };
/** How large other animals and things are beside their leader. */
const behindLeader = 0.97;
const scaledBy = (size: Size | undefined, share: number): Size => ({
  width: (size?.width ?? 0) * share,
  height: (size?.height ?? 0) * share,
});

/** How far one may cover the place of the next. */
const overlap = 1.24;

export function together(
  hero: IconId,
  others: readonly IconId[],
  {
    frame,
    ground,
    scene,
    isRound,
  }: { frame: Frame; ground: Area; scene: Recipe['scene'] | undefined; isRound: boolean },
): Actors {
  const icons = [hero, ...others].map(wholeBody);
  const flies = icons.every(isFlier) || scene?.id === 'underwater' || scene?.id === 'space';
  const floats = !flies && icons.every(isAfloat) && scene !== undefined && waters.has(scene.id);
  const box = boxOf(frame, floats ? upTo(ground, waterline) : ground);
  const places = flies ? inAir : floats ? onWater : isRound ? inRound(icons.length) : onGround(icons.length);
  const high = box.height * tallest[flies ? 'air' : floats ? 'water' : 'ground'];
  const largest = Math.max(...icons.map(naturalSize));
  const front =
    flies || floats ? 2 : Math.min(icons.length, Math.max(2, places.filter(({ up }) => up < 0.1).length));
  const slot = (box.width / front) * overlap;
  const natural = icons.map((icon): Size => sizeOf(icon, (high * naturalSize(icon)) / largest, frame.width));
  const scale = Math.min(1, ...natural.map(({ width }) => slot / width));
  const all = icons.map((icon, index) => {
    const place = places[index] ?? places[places.length - 1] ?? at(0.5, 0, 1);
    const { width, height } = scaledBy(natural[index], index === 0 || looksInwards(icon) ? 1 : behindLeader);
    const size = { width: width * scale * place.share, height: height * scale * place.share };
    const bottom = box.y + box.height * (1 - place.up) + (flies ? size.height / 2 : 0);
    const looksTo = looksInwards(icon) && place.x < 0.46 ? 'right' : 'left';
    const one = standing(icon, size, box.x + box.width * place.x, bottom, looksTo);
    return { one: flies || floats ? { ...one, isAloft: true as const } : one, up: place.up };
  });
  const [first, ...rest] = all;
  if (!first) throw new RangeError('a group has a first');
  // The farther ones are drawn first.
  const crowd = rest.sort((one, other) => other.up - one.up).map(({ one }) => one);
  return { hero: first.one, second: null, crowd };
}
