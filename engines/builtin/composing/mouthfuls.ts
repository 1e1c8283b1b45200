/** What an animal has caught or brings is in its mouth, and who digs has a hole before it. */
import { isHandheld } from '../layout/in-hand.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { beastMouth } from '../own-drawings/beasts/mouth.ts';
import type { IconId } from '../vocabulary.ts';
import { aloneAmong, type Things } from './changed-things.ts';

/** A fish in a mouth makes no splash. */
const inMouth = (icon: IconId): IconId => (/^fish-|^salmon/.test(icon) ? 'fish' : icon);

export function withMouthful<T extends Things>(things: T): T {
  const { hero, secondHero, stickers } = things;
  if (!hero) return things;
  // A squirrel is drawn with its nut.
  if (hero.icon === 'chipmunk' && secondHero !== null && /^(?:acorn|chestnut|peanuts)$/.test(secondHero.icon))
    return aloneAmong(things);
  if (readBeast(hero.icon)?.pose === 'digging')
    return { ...things, stickers: [...stickers.filter(({ icon }) => icon !== 'hole'), { icon: 'dug-hole' }] };
  if (beastMouth(hero.icon) === null) return things;
  if (secondHero === null || !isHandheld(secondHero.icon))
    return {
      ...things,
      stickers: stickers.map((one) => ({
        ...one,
        icon: isHandheld(one.icon) ? inMouth(one.icon) : one.icon,
      })),
    };
  const caught = { ...secondHero, icon: inMouth(secondHero.icon) };
  return aloneAmong(things, { stickers: [caught, ...stickers] });
}
