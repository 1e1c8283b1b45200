import type { IconId } from '../vocabulary.ts';

/** What is in the air by its nature. */
const fliers =
  /^(airplane|small-airplane|hot-air-balloon|rocket|helicopter|drone|flying-saucer|flying-car|bird|hummingbird|eagle|dove|parrot|bat|butterfly|honeybee|balloon|kite|parachute|ghost|satellite|blackbird|dragon|phoenix-bird|person-superhero|comet)$/;

/** Returns whether an illustration shows what is in the air rather than on the ground. */
export const isFlier = (icon: IconId): boolean => fliers.test(icon);

const afloat =
  /^(sailboat|yacht|gondola|sailing-boat|fishing-boat|motor-boat|speedboat|canoe|ship|pirate-ship|cruise-ship|passenger-ship|ferry|duck|swan|person-rowing-boat|spouting-whale|surfboard)$/;

/** Returns whether it swims on water where the scene has some. */
export const isAfloat = (icon: IconId): boolean => afloat.test(icon);
