/** Boats that lie on land have no water of their own. */
import { fold } from '../language/text.ts';
import type { Recipe } from '../recipe.ts';

const boats = /^(sailboat|fishing-boat|motor-boat|canoe|speedboat|rowing-boat|person-rowing-boat)$/;
/** Compared without accents. */
const land =
  /\b(?:(?:on|in|upon) (?:the |a )?(?:\w+ )?sands?|stranded|beached|ashore|na areia|sobre a areia|encalhad[oa]s?|(?:en|sobre) la arena|varad[oa]s?)\b/;

export const isOnLand = (prompt: string): boolean => land.test(fold(prompt));

/** Returns the things with a boat that lies on the sand. */
export function onDryLand<T extends Pick<Recipe, 'hero' | 'stickers'>>(things: T, prompt: string): T {
  if (!isOnLand(prompt)) return things;
  const dry = <Thing extends { icon: string }>(thing: Thing): Thing =>
    boats.test(thing.icon) ? { ...thing, icon: 'beached-boat' } : thing;
  return { ...things, hero: things.hero && dry(things.hero), stickers: things.stickers.map(dry) };
}
