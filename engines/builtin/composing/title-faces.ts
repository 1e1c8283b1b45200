/** Whose face a title shows: who is alone in a haunted place, by night, and who tries the worst food. */
import { hasIcon } from '../icons.ts';
import { narratorOf } from '../language/narrator.ts';
import { fold } from '../language/text.ts';
import { isOnTable } from '../layout/still-life.ts';
import { readCountry } from '../own-drawings/countries.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';

const haunted =
  /\b(?:haunted|cursed|scariest|creepiest|possessed|assombrad\w+|mal.assombrad\w+|amaldicoad\w+|embrujad\w+|encantad[oa] por|maldit[oa]s?|poseid[oa]s?|aterrador\w*|assustador\w*|3 ?am|meia.?noite|midnight|medianoche|madrugada)\b/;
const places: ReadonlySet<SceneId> = new Set([
  'forest',
  'jungle',
  'mountains',
  'village',
  'colonial-town',
  'river',
  'beach',
  'meadow',
  'park',
  'cave',
  'dock',
  'road',
]);
/** A place, or what is in the place anyway: nothing that one would look at. */
const landscape =
  /^(?:evergreen-tree|deciduous-tree|palm-tree|oak|mountain|snow-capped-mountain|water-wave|desert-island|houses|village|sleeping-face|luggage|world-map|crescent-moon|full-moon|bed|camping|tent)$/;
const withoutPerson: ReadonlySet<string> = new Set(['versus', 'before-after', 'list', 'quote']);

/** Returns the title of a haunted place with its night, and with who is frightened in it. */
export function withDread(understanding: Understanding, prompt: string): Understanding {
  const { hero, scene, layout, light, stickers } = understanding;
  const text = fold(prompt);
  if (withoutPerson.has(layout.value) || !haunted.test(text) || !places.has(scene.value))
    return understanding;
  const atNight = { ...understanding, mood: 'dark' as const, light: light ?? ('night' as const) };
  const isOpen =
    hero.value === null ||
    readCountry(hero.value) !== null ||
    landscape.test(hero.value) ||
    readFigure(hero.value)?.pose === 'sleeping';
  if (!isOpen) return atNight;
  const who = narratorOf(text) ?? ([...text].length % 2 ? 'woman' : 'man');
  const value: IconId = `${who}-reacts-scared`;
  if (!hasIcon(value)) return atNight;
  const { runnersUp, ...was } = hero;
  const others = stickers.filter((icon) => readCountry(icon) === null && !landscape.test(icon));
  return {
    ...atNight,
    hero: {
      value,
      confidence: 0.9,
      reason: 'who is alone in the haunted place',
      runnersUp: was.value === null ? runnersUp : [was, ...runnersUp],
    },
    layout: layout.value === 'typography' ? { ...layout, value: 'hero-right' } : layout,
    stickers: [...new Set(['ghost', ...others])],
    states: [],
    relation: null,
    secondHero: null,
  };
}

const worst =
  /\b(?:worst|disgusting|grossest|pior(?:es)?|mal avaliad[oa]s?|nojent[oa]s?|peor(?:es)?|mal calificad[oa]s?|mal valorad[oa]s?|asqueros[oa]s?)\b/;

/** Returns a title of bad food with the face that it makes. */
export function withWorst(understanding: Understanding, prompt: string): Understanding {
  const { hero, layout, relation } = understanding;
  const text = fold(prompt);
  const icon = hero.value;
  if (icon === null || withoutPerson.has(layout.value) || relation || !worst.test(text)) return understanding;
  if (!isOnTable(icon) && !/^(?:plated-dish|meal-tray|full-plate|pizza)$/.test(icon)) return understanding;
  const who = narratorOf(text) ?? ([...text].length % 2 ? 'woman' : 'man');
  const value = `${who}-reacts-disgusted`;
  if (!hasIcon(value)) return understanding;
  const { runnersUp, ...was } = hero;
  return {
    ...understanding,
    hero: { value, confidence: 0.9, reason: 'whom the worst food disgusts', runnersUp: [was, ...runnersUp] },
    stickers: [icon === 'plated-dish' ? 'meal-tray' : icon, ...understanding.stickers],
    states: [],
  };
}
