/** Place, light and things of a picture without words, chosen for each other. */

import { fold } from '../language/text.ts';
import { isBust } from '../layout/busts.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Random } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import type { SceneMood } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import type { Style } from '../styles/style.ts';
import type { Understanding } from '../understanding.ts';
import { withActingCreature } from './acting-creature.ts';
import { inPlacesMood, withPlace } from './at-place.ts';
import { withBorne } from './borne-things.ts';
import { withCarried } from './carried.ts';
import type { ChosenScene } from './choose-scene.ts';
import { inNaturalCoats, withDrawnAnimals } from './drawn-animals.ts';
import { withDrawnKinds } from './drawn-kinds.ts';
import { withDressedAnimals } from './dressed-animals.ts';
import { withActualHero, withLoneTree } from './guess-hero.ts';
import { withHeldAnimal } from './held-animals.ts';
import { hourOfSeed } from './hour-of-seed.ts';
import { inSettings, settingIn } from './in-settings.ts';
import { meantInScene } from './meant-in-scene.ts';
import { fittingScene, mended } from './mended-things.ts';
import { withMouthful } from './mouthfuls.ts';
import { withNamedPerson } from './named-person.ts';
import { withSurroundings } from './named-surroundings.ts';
import { naturalLight, naturalMoods } from './natural-light.ts';
import { onDryLand } from './on-dry-land.ts';
import { withField } from './on-field.ts';
import { onSupports } from './on-supports.ts';
import { asPair } from './pairs-in-act.ts';
import { placeOfPerson } from './place-of-person.ts';
import { actionIn } from './read-action.ts';
import { withServedDishes } from './served-dishes.ts';
import { stagedThings } from './staged-things.ts';
import { withArticlesPerson, withCompanion, withTwoAlike } from './two-alike.ts';
import { asMeant, withoutUnnamed, withSmokingHouse } from './unnamed-things.ts';
import { usualPlace } from './usual-place.ts';
import { withCounted, withCrowd } from './with-crowd.ts';
import { withHerd } from './with-herd.ts';
import { withPeople } from './with-people.ts';

type Icons = Pick<
  Recipe,
  'hero' | 'secondHero' | 'stickers' | 'relation' | 'states' | 'secondStates' | 'crowd'
>;

/** What is old is kept well, unless the words say that it is not; compared without accents. */
const worn =
  /\b(?:rust\w*|ruin\w*|abandon\w*|broken|cracked|decay\w*|crumbl\w*|worn|enferruj\w*|ruinas?|quebrad\w*|oxidad\w*|rot[oa]s?|desgastad\w*|destru\w*)\b/;
const isWorn = (prompt: string) => worn.test(fold(prompt));

/** Returns who is in a picture without words, what they do there and what they wear. */
export const withSceneActors = (understood: Understanding, prompt: string): Understanding =>
  withDressedAnimals(withActors(understood, prompt), prompt);

function withActors(understood: Understanding, prompt: string): Understanding {
  const placed = atPlace(onItsGround(meantInScene(understood, prompt)), prompt);
  // The mother of a cub is an animal.
  const isHuman = placed.hero.value !== null && /^baby/.test(placed.hero.value);
  if (placed.several === 'family' && !isHuman)
    return withHerd(withActingCreature(withActualHero(placed), prompt));
  const people = withPeople(placed, prompt);
  if (people !== null) return people;
  const person = withNamedPerson(withActualHero(withLoneTree(placed, prompt)), prompt);
  const together = asPair(person, prompt, null);
  if (together !== null) return together;
  const acting = withActingCreature(withArticlesPerson(person, prompt), prompt);
  return withHerd(withTwoAlike(withCompanion(acting), prompt));
}

/** Pictures of a ground: who is on the ice stands on the scene's. */
const grounds = /^(ice|snowflake|desert|beach-with-umbrella|national-park)$/;

function onItsGround(understood: Understanding): Understanding {
  const { secondHero, relation } = understood;
  return secondHero !== null && relation?.kind === 'on' && grounds.test(secondHero)
    ? { ...understood, secondHero: null, relation: null }
    : understood;
}

/** A field is more exact than a place. */
function atPlace(understood: Understanding, prompt: string): Understanding {
  const onField = withField(understood, prompt);
  return onField === understood ? withPlace(understood, prompt) : onField;
}

interface Staging {
  prompt: string;
  style: Style;
  /** The scene without any departure. */
  first: ChosenScene;
  /** How far the scene is from the first of a generation, and from what is usual: 0 is neither. */
  departure: number;
  random: Pick<Random, 'pick'>;
  /** Decides the hour where nothing else does; null for the usual one. */
  seed: number | null;
}

export function stageScene(
  chosen: ChosenScene,
  { hero, secondHero, stickers, relation, ...states }: Icons,
  understanding: Understanding,
  { prompt, style, first, departure, random, seed }: Staging,
): { icons: Icons; lit: ChosenScene; dyes: Understanding['dyes'] } {
  const named = understanding.hero.runnersUp;
  const place = usualPlace(
    first,
    { hero, secondHero, stickers },
    {
      prompt,
      style,
      choice: understanding.scene,
      random,
      light: understanding.light ?? null,
      isSnowed: named.some(({ value, confidence }) => value === 'snowflake' && confidence >= 0.9),
    },
  );
  const usual = inPlacesMood(
    naturalLight(place, understanding, {
      isBright: style.light === 'bright',
      hasMoon: stickers.some(({ icon }) => /moon$/.test(icon)),
    }),
    prompt,
  );
  const hour = seed === null ? usual : hourOfSeed(usual, understanding, style, seed);
  // Further designs of a generation, and creative ones, are elsewhere or in another light.
  const isLikeHour = ({ id, mood }: ChosenScene) => id === hour.id && mood.name === hour.mood.name;
  const other = [chosen, first, usual].find((one) => !isLikeHour(one)) ?? chosen;
  const lit = inSettingsLight(departure === 0 ? hour : other, prompt);
  const things = { hero, secondHero, stickers, ...(relation && { relation }) };
  const near = style.framing === 'near';
  // Age shows in a person's hair, and does not crack a face.
  const isAlive =
    hero !== null &&
    (readFigure(hero.icon) !== null ||
      isBust(hero.icon) ||
      creatureOf(hero.icon) !== null ||
      hero.icon === 'muscle-car');
  const shown = states.states?.filter(
    (state) =>
      !(isAlive && (state === 'old' || state === 'abandoned')) &&
      !(state === 'old' && !isWorn(prompt)) &&
      state !== 'secret',
  );
  const icons = {
    ...states,
    ...(shown && { states: shown }),
    ...stagedThings(things, {
      prompt,
      scene: lit.id,
      isNear: near,
      action: actionIn(prompt, understanding.language),
      language: understanding.language,
    }),
  };
  // Clothes keep their colour in another pose.
  const color = hero === null ? undefined : understanding.dyes?.[hero.icon];
  const posed = icons.hero?.icon;
  const isPosed = posed !== undefined && posed !== hero?.icon && color !== undefined;
  const dyes = isPosed ? { ...understanding.dyes, [posed]: color } : understanding.dyes;
  const animals = withDrawnAnimals(
    withServedDishes(
      onDryLand(
        withHeldAnimal(withSmokingHouse(asMeant(withoutUnnamed(icons, prompt), prompt), prompt), prompt),
        prompt,
      ),
      prompt,
    ),
    dyes,
    {
      prompt,
      isNear: near,
    },
  );
  const all = withDrawnKinds(animals.icons, animals.dyes, { prompt, scene: lit.id, isScenic: true });
  const sure = named.flatMap(({ value, confidence }) => (value !== null && confidence >= 0.9 ? [value] : []));
  const right = mended(withMouthful(all.icons), prompt, { named: sure, dyes: understanding.dyes });
  const [was, is] = [all.icons.hero?.icon, right.hero?.icon];
  const kept = was === undefined ? undefined : all.dyes?.[was];
  const colors =
    is !== undefined && is !== was && kept !== undefined ? { ...all.dyes, [is]: kept } : all.dyes;
  const carried = withCarried(right, colors, {
    prompt,
    language: understanding.language,
    named: sure,
  });
  const described = { understanding, prompt };
  const fitting = inFittingPlace(lit, carried.icons, prompt);
  const placed = inSettings(onSupports(carried.icons, prompt, lit.id), prompt);
  const around = { ...described, place: { scene: fitting.id, mood: fitting.mood.name } };
  return {
    icons: withSurroundings(
      withCounted(withCrowd(withBorne(placed, described), described), described),
      around,
    ),
    lit: fitting,
    dyes: inNaturalCoats(carried.dyes),
  };
}

/** A shoulder is no exercise. */
const gym =
  /\b(?:gyms?|academias?|gimnasios?|workout\w*|musculac\w+|lifting|weights?|pesas|boxing|boxe\w*|fitness|crossfit)\b/;

/** The place in which the things can be, where they cannot be in the chosen one. */
function inFittingPlace(lit: ChosenScene, icons: Icons, prompt: string): ChosenScene {
  const figure = icons.hero && readFigure(icons.hero.icon);
  const isGym = lit.id === 'gym' && figure !== null && !gym.test(fold(prompt));
  const id = isGym ? placeOfPerson(figure) : fittingScene(lit.id, icons, prompt);
  if (id === null) return lit;
  const moods: readonly SceneMood[] = scenes[id].moods;
  const isNight =
    lit.mood.name === 'night' ||
    lit.id === 'space' ||
    lit.id === 'moon' ||
    /\b(?:night|midnight|noite|noche|madrugada)\b/.test(fold(prompt));
  const same = moods.find(({ name }) => name === (isNight ? 'night' : lit.mood.name));
  return { id, mood: same ?? naturalMoods(id)[0] };
}

/** A setting that covers the scene has its own light. */
function inSettingsLight(chosen: ChosenScene, prompt: string): ChosenScene {
  const setting = settingIn(prompt);
  if (!setting) return chosen;
  const { moods } = scenes[setting.scene];
  const named = moods.find(({ name }) => name === setting.mood);
  return { id: setting.scene, mood: named ?? (setting.scene === chosen.id ? chosen.mood : moods[0]) };
}
