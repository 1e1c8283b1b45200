/** Who a title leaves unsaid: the survivor in the jungle, who lives in a car, who is under the ice. */
import { hasIcon } from '../icons.ts';
import { narratorOf } from '../language/narrator.ts';
import { fold } from '../language/text.ts';
import { figureName } from '../own-drawings/figures/figures.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';

const wild: ReadonlySet<SceneId> = new Set([
  'jungle',
  'desert',
  'snow',
  'mountains',
  'forest',
  'beach',
  'cave',
  'savanna',
  'river',
  'volcano',
  'waterfall',
]);
const landscape =
  /^(palm-tree|deciduous-tree|evergreen-tree|cloud.*|sun|sun-.*|water-wave|snowflake|mountain|snow-capped-mountain|droplet|desert|desert-island|national-park|beach-with-umbrella|cactus|backpack|hiking-boot|ice)$/;
const survives =
  /\b(?:surviv\w+|sobreviv\w+|stranded|lost (?:alone )?in|perdid[oa]s?|alone|sozinh[oa]s?|sol[oa]s?|abandoned in|aislad[oa]s?|isolad[oa]s?|(?:\d+|one|two|three|uma?|dois|duas|tres|un|una|dos) (?:hours?|days?|nights?|weeks?|horas?|dias?|noites?|noches?|semanas?))\b/;
/** "I visited …", "visité …": who was there tells it. */
const isOwnStory = (prompt: string) =>
  /^(?:I|We|Eu|Yo)\b|^\p{L}+(?:ei|é|í|amos|imos|uve|ice)(?= )/u.test(prompt);
const inVehicle =
  /\b(?:(?:liv\w+|sleep\w*|slept|stay\w*|hours?|days?|week|night|nights|moran?do|morei|morar|vivendo|vivi|viver|viviendo|vivir|dormi\w*|durmiendo|horas|dias|noches?|noites?) (?:\w+ ){0,3}?(?:in(?:side)?|no|num|dentro d[oe]|dentro de (?:um|un|mi|meu)|en|en (?:un|el|mi)) (?:(?:a|my|um|meu|un|mi|el|the|o) )?(?:car|carro|coche|auto))\b/;
const frozenIn =
  /\b(?:buried|trapped|stuck|frozen|sleeping|locked|enterrad[oa]|pres[oa]|congelad[oa]|atrapad[oa]|encerrad[oa]|trancad[oa]) (?:\w+ ){0,2}?(?:in|under|inside|sob|debaixo d[eo]|no|na|en|em|bajo|dentro d[eo])(?: (?:the|a|o|um|el|la|un))? (?:ice|snow|gelo|neve|hielo|nieve|iceberg|freezer|congelador)\b/;
/** Two sides, or no picture. */
const withoutPerson: ReadonlySet<string> = new Set(['versus', 'before-after', 'list', 'quote']);

const whoTells = (text: string): 'man' | 'woman' =>
  narratorOf(text) ??
  ([...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 ? 'woman' : 'man');

/** Returns the understanding with the person whom its title only implies. */
export function withImpliedPerson(understanding: Understanding, prompt: string): Understanding {
  const { hero, scene, layout } = understanding;
  if (withoutPerson.has(layout.value)) return understanding;
  const text = fold(prompt);
  const who = whoTells(text);
  if (frozenIn.test(text)) {
    const shown = withHero(understanding, `${who}-reacts-scared`, 'who is under the ice');
    return { ...shown, states: ['frozen'], scene: { ...scene, value: 'snow', confidence: 0.9 } };
  }
  const isCar = /^(automobile|oncoming-automobile|electric-car|sport-utility-vehicle|muscle-car)$/;
  if (hero.value !== null && isCar.test(hero.value) && inVehicle.test(text))
    return withHero(understanding, figureName(who, 'driving'), 'who lives in the car');
  const isOpen = hero.value === null || landscape.test(hero.value);
  if (
    isOpen &&
    wild.has(scene.value) &&
    scene.confidence >= 0.5 &&
    (survives.test(text) || isOwnStory(prompt))
  )
    return withHero(understanding, figureName(who, 'hiking'), 'who survives there');
  return understanding;
}

function withHero(understanding: Understanding, value: IconId, reason: string): Understanding {
  if (!hasIcon(value)) return understanding;
  const { runnersUp, ...was } = understanding.hero;
  const { layout } = understanding;
  return {
    ...understanding,
    hero: { value, confidence: 0.9, reason, runnersUp: was.value === null ? runnersUp : [was, ...runnersUp] },
    layout: layout.value === 'typography' ? { ...layout, value: 'hero-right' } : layout,
    stickers: understanding.stickers.filter((icon) => !landscape.test(icon)),
    states: [],
    relation: null,
    secondHero: null,
  };
}
