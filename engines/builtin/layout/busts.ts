import { readPortrait } from '../own-drawings/portraits/portraits.ts';
import { isReaction } from '../own-drawings/reactions.ts';
import { faceWithShoulders } from '../own-drawings/torsos.ts';
import type { IconId } from '../vocabulary.ts';

/** People that the icon set draws down to the chest or the water, alone or behind one of the prefixes. */
const cutBelow =
  'artist astronaut construction-worker cook deaf detective elf facepalming factory-worker farmer feeding-baby firefighter ' +
  'frowning genie gesturing-no gesturing-ok getting-haircut getting-massage guard health-worker in-tuxedo judge juggling mage ' +
  'mechanic ninja office-worker pilot playing-water-polo police-officer pouting raising-hand rowing-boat scientist shrugging ' +
  'singer student superhero supervillain swimming teacher technologist tipping-hand vampire with-crown with-headscarf ' +
  'with-skullcap with-veil zombie breast-feeding bust-in-silhouette busts-in-silhouette horse-face people-hugging pregnant-man ' +
  'water-wave pregnant-person pregnant-woman prince princess speaking-head statue-of-liberty troll moai';

const busts: ReadonlySet<IconId> = new Set(
  cutBelow.split(' ').flatMap((name) => [name, `man-${name}`, `woman-${name}`, `person-${name}`]),
);

/** Returns whether an illustration is cut off below: it may only be placed at the picture's lower edge. */
export function isBust(icon: IconId): boolean {
  return (
    busts.has(icon) || faceWithShoulders(icon) !== null || isReaction(icon) || readPortrait(icon) !== null
  );
}
