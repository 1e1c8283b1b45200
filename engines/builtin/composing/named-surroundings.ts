/**
 * What a description names around its subject: trees, mountains, a fence, the moon, lightning, and animals
 * that nothing else shows. What the scene has by itself is not set into it again.
 */
import { hasIcon } from '../icons.ts';
import { fold } from '../language/text.ts';
import { hasMoon } from '../layout/scene-waters.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { sceneThings } from '../recipe.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import type { Things } from './changed-things.ts';
import { isSameSubject } from './same-subject.ts';
import { indoors } from './usual-place.ts';

interface Around {
  /** Compared without accents, in the words of all languages at once. */
  words: RegExp;
  icon: IconId;
  /** Scenes that show it. */
  shownIn: ReadonlySet<SceneId>;
  /** Illustrations that stand for the same. */
  like: RegExp;
  /** How many there are of what is named in the plural. */
  many: number;
}

const around = (icon: IconId, words: string, shownIn: string, like: string, many = 1): Around => ({
  icon,
  words: new RegExp(`\\b(?:${words})\\b`),
  shownIn: new Set(shownIn.split(' ').filter(Boolean) as SceneId[]),
  like: new RegExp(`^(?:${like})$`),
  many,
});

const rows: readonly Around[] = [
  around(
    'palm-tree',
    'palms?|palm trees?|coconut trees?|coqueir(?:o|os|al)|palmeiras?|palmeras?|cocoteros?',
    'jungle savanna',
    'palm-tree|oasis',
    3,
  ),
  around(
    'evergreen-tree',
    'pines?|pine trees?|firs?|fir trees?|pinheiros?|pinos|pino|abetos?|conifers?',
    'snow forest mountains dock river',
    'evergreen-tree|christmas-tree|pineapple',
    3,
  ),
  around(
    'far-mountains',
    'mountains?|montanhas?|serras?|montanas?|sierras?|cordilheiras?|cordilleras?',
    'mountains snow river japanese-garden volcano dock waterfall desert space moon',
    'snow-peak|volcano|.*mountain.*|mount-fuji|machu-picchu',
  ),
  around(
    'lightning-bolts',
    'lightnings?|thunderbolts?|relampagos?|raios|rayos',
    'space underwater moon',
    'lightning-bolts|high-voltage',
  ),
  around(
    'full-moon',
    '(?:full )?moon|lua(?: cheia)?|luna(?: llena)?',
    'space moon underwater',
    '.*moon.*|moon-ground',
  ),
  around(
    'wooden-fence',
    'fences?|cercas? (?:de madeira|de madera|branca|quebrada)|(?:uma|numa|da|na) cerca|vallas?',
    '',
    'wooden-fence|near-fence',
  ),
  around(
    'street-lamp',
    'street ?lamps?|lamp ?posts?|street ?lights?|postes? de luz|farolas?|lampioes|lampiao',
    'street city-night city-day village colonial-town',
    'street-lamp',
  ),
];

const nights = /night|moonlight|midnight|dusk/;

/** What is said to be on it, or seen there. */
const ofSky: ReadonlySet<IconId> = new Set(['lightning-bolts', 'full-moon']);

interface Place {
  scene: SceneId;
  mood: string;
}

/** Whether the scene shows by itself what the words name. */
function isShown({ icon, shownIn, like }: Around, icons: readonly IconId[], { scene, mood }: Place): boolean {
  if (shownIn.has(scene) || icons.some((one) => like.test(one))) return true;
  if (indoors.has(scene)) return true;
  return icon === 'full-moon' && hasMoon.has(scene) && nights.test(mood);
}

/** Animals that the words name and nothing shows. */
function forgotten({ named = [] }: Understanding, icons: readonly IconId[]): IconId[] {
  // Any dinosaur is meant by the word for all.
  const isAnimal = (icon: IconId) =>
    icon !== 't-rex' && (creatureOf(icon) !== null || readFauna(`${icon}-standing`) !== null);
  const found = named
    .filter(({ kind, icon, isOfVerb }) => kind === 'being' && !isOfVerb && isAnimal(icon) && hasIcon(icon))
    .map(({ icon }) => icon)
    .filter(
      (icon) => !icons.some((one) => isSameSubject(one, icon) || one.includes(icon.replace(/-face$/, ''))),
    );
  return found.filter((icon, at) => found.findIndex((one) => isSameSubject(one, icon)) === at);
}

/** Returns the things with what the words name around them. */
export function withSurroundings<T extends Things>(
  things: T,
  { understanding, prompt, place }: { understanding: Understanding; prompt: string; place: Place },
): T {
  const text = fold(prompt);
  const icons = [things.hero, things.secondHero, ...things.stickers].flatMap((one) => one?.icon ?? []);
  const found = rows.flatMap((row) => {
    const [words] = row.words.exec(text) ?? [];
    if (words === undefined || isShown(row, icons, place)) return [];
    // "Over the mountains": seen from afar all the same.
    const count = ofSky.has(row.icon) || !/s$/.test(words) ? 1 : row.many;
    return Array.from({ length: count }, () => ({ icon: row.icon }));
  });
  const animals = things.hero === null ? [] : forgotten(understanding, icons).map((icon) => ({ icon }));
  if (found.length === 0 && animals.length === 0) return things;
  return { ...things, stickers: [...things.stickers, ...animals, ...found].slice(0, sceneThings.all) };
}
