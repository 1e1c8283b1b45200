import { type Fauna, readFauna } from '../own-drawings/fauna/fauna.ts';
import type { IconId } from '../vocabulary.ts';

/** What is in the air by its nature. */
const fliers =
  /^(airplane|airliner|airliner-landing|airliner-taking-off|fighter-jet|small-airplane|hot-air-balloon|rocket|helicopter|drone|flying-saucer|flying-car|bird|hummingbird|eagle|dove|parrot|bat|butterfly|honeybee|balloon|kite|parachute|ghost|satellite|blackbird|dragon|phoenix-bird|person-superhero|comet)$/;

/** Returns whether an illustration shows what is in the air rather than on the ground. */
export const isFlier = (icon: IconId): boolean => fliers.test(icon) || readFauna(icon)?.pose === 'flying';

const afloat =
  /^(sailboat|yacht|gondola|sailing-boat|fishing-boat|motor-boat|speedboat|canoe|ship|pirate-ship|cruise-ship|sinking-liner|passenger-ship|ferry|duck|swan|person-rowing-boat|spouting-whale|surfboard)$/;

/** Returns whether it swims on water where the scene has some. */
export const isAfloat = (icon: IconId): boolean => {
  const animal = readFauna(icon);
  return animal === null ? afloat.test(icon) : floats(animal);
};

/** A bird on the water, and what jumps out of it. */
const floats = ({ kind, pose }: Fauna) =>
  (pose === 'jumping' && kind !== 'frog') ||
  (pose === 'swimming' && /^(?:(?:white-)?duck|swan|goose|gull|crocodile)$/.test(kind));
