/** An animal that does what people do in a picture without words is drawn doing it. */
import type { ActionName } from '../language/grammar/action-words.ts';
import { fold } from '../language/text.ts';
import { isFlier } from '../layout/flying.ts';
import { inMotion } from '../layout/herd.ts';
import { isHandheld } from '../layout/in-hand.ts';
import { isWorn } from '../layout/worn.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureGrip, figureName, readFigure } from '../own-drawings/figures/figures.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import { ownDrawings } from '../own-drawings/own-drawings.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { eatingAnimal, poseOfAnimal } from './acts-of-animals.ts';
import { faunaOf } from './fauna-words.ts';
import { isNamedPerson } from './named-person.ts';
import { poseIn } from './read-action.ts';
import { sitting } from './scene-words.ts';

/** What only stands for a motion. */
const standsForMotion =
  /^(running-shoe|footprints|running-shirt|person-running|person-swimming|woman-dancing)$/;
/** What is ridden, and how. */
const rides: Readonly<Record<IconId, ActionName>> = {
  skateboard: 'skating',
  bicycle: 'riding-bike',
  surfboard: 'surfing',
  horse: 'riding-horse',
  'horse-face': 'riding-horse',
};
/** What an animal can only do something with, where the words name no action. */
const tools: Readonly<Record<IconId, ActionName>> = {
  guitar: 'guitar',
  violin: 'violin',
  drum: 'drums',
  'long-drum': 'drums',
  'musical-keyboard': 'piano',
  'open-book': 'reading',
  microphone: 'singing',
  paintbrush: 'painting',
  'artist-palette': 'painting',
  laptop: 'working',
  'video-game': 'gaming',
  'shopping-cart': 'shopping',
};
/** What stays around a figure that holds its thing itself. */
const around =
  /^(oak|moon-ground|couch-and-lamp|bed|window|cave|tree|.*-tree|.*moon|rainbow|castle|house.*|mushroom|brown-mushroom)$/;

/**
 * Returns the understanding with the animal as its hero, in its action, where an animal acts and no person is
 * named: "a bear dances" shows a bear that dances.
 */
export function withActingCreature(understanding: Understanding, prompt: string): Understanding {
  const { hero, secondHero, language } = understanding;
  const named = [hero, ...hero.runnersUp].flatMap(({ value }) => (value === null ? [] : [value]));
  // A fisherman is read from the word for what a cat does.
  if (named.some((one) => isNamedPerson(one) && !(one === 'angler' && hero.value !== one)))
    return understanding;
  const icon = actorOf(hero.value, named);
  if (icon === null) return understanding;
  const isRiding = secondHero !== null && secondHero !== icon && understanding.relation?.kind === 'on';
  const ridden = isRiding ? rides[secondHero] : undefined;
  const tool = understanding.stickers.map((sticker) => tools[sticker]).find((one) => one !== undefined);
  const action: PoseName | null = ridden ?? poseIn(prompt, language) ?? tool ?? null;
  const isSitting = action === null && sitting.test(fold(prompt));
  const things = [...understanding.stickers, ...(secondHero === null ? [] : [secondHero])];
  const as = isSitting
    ? sittingOf(icon)
    : ((action === 'eating' ? eatingAnimal(icon, things, prompt, isDrawn) : null) ??
      (action && drawingOf(icon, action, prompt)));
  if (!as) return icon === hero.value ? understanding : withHero(understanding, icon);
  const isTwin = secondHero === icon;
  const isHeld = readFigure(as) !== null;
  const hasGrip = isHeld && figureGrip(as) !== null;
  const coat = understanding.dyes?.[icon] ?? (isSitting ? coats[icon] : undefined);
  return {
    ...withHero(understanding, as),
    secondHero: isTwin ? as : ridden || isHeld ? null : secondHero,
    relation: isTwin
      ? { kind: understanding.relation?.kind ?? 'meets', other: as }
      : ridden || isHeld
        ? null
        : (understanding.relation ?? null),
    ...(coat !== undefined && { dyes: { ...understanding.dyes, [as]: coat } }),
    stickers: (hasGrip && secondHero !== null && secondHero !== icon
      ? [secondHero, ...understanding.stickers]
      : understanding.stickers
    ).filter(
      (sticker) =>
        sticker !== icon &&
        (!isHeld ||
          around.test(sticker) ||
          isWorn(sticker) ||
          isFlier(sticker) ||
          (hasGrip && isHandheld(sticker))),
    ),
  };
}

/** The animal that acts: the hero, or one that is named beside what only stands for the action. */
function actorOf(hero: IconId | null, named: readonly IconId[]): IconId | null {
  if (hero === null) return null;
  if (canAct(hero)) return hero;
  if (readFigure(hero) === null && !standsForMotion.test(hero)) return null;
  return named.find(canAct) ?? null;
}

const onFourLegs: Partial<Record<PoseName, string>> = {
  running: 'running',
  jumping: 'jumping',
  sleeping: 'asleep',
  fishing: 'fishing',
};

const sittingAs: Readonly<Record<IconId, string>> = { 'black-cat': 'cat' };
/** The coats of animals that are drawn in another's shape. */
const coats: Readonly<Record<IconId, string>> = { 'black-cat': '#3c3842' };

/** "A black cat sitting": the cat's drawing, in the colour of its coat. */
function sittingOf(icon: IconId): IconId | null {
  const own = `${sittingAs[icon] ?? creatureOf(icon) ?? icon}-sitting`;
  return isDrawn(own) ? own : null;
}

const isDrawn = (name: IconId) => ownDrawings.has(name) || readBeast(name) !== null;

const canAct = (icon: IconId) =>
  creatureOf(icon) !== null || inMotion.test(icon) || isDrawn(`${icon}-running`);

/** What birds, frogs and dragons do in their own way. */
const asInNature: ReadonlySet<ActionName> = new Set([
  'sleeping',
  'eating',
  'fishing',
  'building',
  'hiking',
  'carrying',
]);

function drawingOf(icon: IconId, action: PoseName, prompt: string): IconId | null {
  if (faunaOf[icon] !== undefined && (asInNature as ReadonlySet<string>).has(action)) return null;
  const creature = creatureOf(icon);
  const own = `${creature ?? icon}-${onFourLegs[action]}`;
  if (isDrawn(own)) return own;
  const pose = poseOfAnimal(action, prompt);
  return creature === null || pose === null ? null : figureName(creature, pose);
}

function withHero(understanding: Understanding, value: IconId): Understanding {
  const { runnersUp, ...before } = understanding.hero;
  return {
    ...understanding,
    hero: { value, confidence: 0.9, reason: 'an animal acts', runnersUp: [before, ...runnersUp] },
    stickers: understanding.stickers.filter((icon) => icon !== value && !standsForMotion.test(icon)),
  };
}
