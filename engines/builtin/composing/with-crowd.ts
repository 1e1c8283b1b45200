/** As many of the hero, and of what is around it, as a description counts. */

import { readPeople } from '../language/grammar/people/read-people.ts';
import { countBefore } from '../language/named-things.ts';
import { fold } from '../language/text.ts';
import { comesInNumbers } from '../layout/around-hero.ts';
import { isOnTable } from '../layout/still-life.ts';
import { isUnder, isWide } from '../layout/supports.ts';
import { isBuilding, isField, isSetting } from '../layout/surroundings.ts';
import { isWorn } from '../layout/worn.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { type Figure, figureName, lookWith, readFigure } from '../own-drawings/figures/figures.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import type { Trait } from '../own-drawings/figures/traits.ts';
import { type Recipe, sceneThings } from '../recipe.ts';
import type { NamedThing, Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { aloneAmong, type Things } from './changed-things.ts';
import { isSameSubject } from './same-subject.ts';

type Who = Pick<Figure, 'look'> & { traits?: readonly Trait[] };

/** People of one group differ. */
const kids: readonly Who[] = [
  { look: 'boy' },
  { look: 'girl' },
  { look: 'boy', traits: ['blond'] },
  { look: 'girl', traits: ['blond', 'braids'] },
  { look: 'boy', traits: ['redhair'] },
];
const youths: readonly Who[] = [
  { look: 'teen' },
  { look: 'teen-girl' },
  { look: 'man', traits: ['dark'] },
  { look: 'woman', traits: ['blond'] },
  { look: 'man', traits: ['beard', 'beanie'] },
  { look: 'woman', traits: ['dark', 'curly'] },
];
const adults: readonly Who[] = [
  { look: 'man' },
  { look: 'woman' },
  { look: 'man', traits: ['dark', 'beard'] },
  { look: 'woman', traits: ['blond'] },
  { look: 'woman', traits: ['dark', 'curly'] },
  { look: 'man', traits: ['redhair'] },
];
const varied: readonly (readonly Trait[])[] = [[], ['dark'], ['blond'], ['redhair'], ['f'], ['m', 'dark']];

function othersLike(figure: Figure, count: number): Who[] {
  const { look, traits = [] } = figure;
  const { isYoung } = lookWith({ look });
  if (creatureOf(look) !== null) return Array.from({ length: count }, () => figure);
  const group = /^teen/.test(look)
    ? youths
    : isYoung
      ? kids
      : /^(?:man|woman|lady)$/.test(look)
        ? adults
        : null;
  if (group !== null) {
    const rest = group.filter((one) => one.look !== look || one.traits !== undefined);
    return Array.from({ length: count }, (_, at) => rest[at % rest.length] ?? figure);
  }
  return Array.from({ length: count }, (_, at) => ({
    look,
    traits: [...traits, ...(varied[(at + 1) % varied.length] ?? [])],
  }));
}

interface Described {
  understanding: Understanding;
  prompt: string;
}

/** As many of the hero as the words count; null where they count none, or one. */
function countOfHero(hero: IconId, { understanding, prompt }: Described): number | null {
  const figure = readFigure(hero);
  if (figure !== null && creatureOf(figure.look) === null) {
    const [first] = readPeople(prompt, understanding.language);
    return first?.isPlural ? countBefore(fold(prompt), first.start) : null;
  }
  const named = understanding.named ?? [];
  // A dish is named by its vessel first.
  const own =
    named.find((one) => isSameSubject(one.icon, hero)) ?? (hero.startsWith('dish-') ? named[0] : undefined);
  return own?.count ?? null;
}

/** From this many on there is a crowd: two actors have a relation of their own. */
const crowdFrom = { actors: 3, things: 2 };
/** What animals do that they all do. */
const most = sceneThings.crowd + 1;

type Crowded = Things & Pick<Recipe, 'crowd'>;

/** Returns the things with as many of the hero as are counted. */
export function withCrowd<T extends Crowded>(things: T, described: Described): T {
  const { hero, secondHero, relation } = things;
  if (!hero || isField(hero.icon) || isBuilding(hero.icon) || isWide(hero.icon)) return things;
  const count = Math.min(most, countOfHero(hero.icon, described) ?? 1);
  const others = count === 1 && relation === 'meets' ? withOthers(things, described) : null;
  if (others) return others;
  const figure = readFigure(hero.icon);
  const isActor = figure !== null || readBeast(hero.icon) !== null || readFauna(hero.icon) !== null;
  if (count < (isActor ? crowdFrom.actors : crowdFrom.things)) return things;
  if (isOnTable(hero.icon) && things.stickers.every(({ icon }) => isOnTable(icon) || isWide(icon)))
    return secondHero === null ? { ...things, crowd: Array.from({ length: count - 1 }, () => hero) } : things;
  // What they play with lies before them.
  const toy = isActor && secondHero !== null && !isBeing(secondHero.icon) ? secondHero : null;
  const isGroup = secondHero === null || toy !== null || isAlike(hero.icon, secondHero.icon);
  if (!isGroup || (relation && !/^(?:meets|many)$/.test(relation))) return things;
  const isRound = things.stickers.some(({ icon }) => icon === gathering) || figure?.pose === 'campfire';
  const own = (secondHero && readFigure(secondHero.icon)?.pose) ?? figure?.pose;
  const pose = isRound ? 'by-fire' : own && (withoutBall[own] ?? own);
  const crowd =
    figure && pose
      ? othersLike(figure, count - 1).map(({ look, traits = [] }) => ({
          icon: figureName(look, pose, traits),
        }))
      : Array.from({ length: count - 1 }, () => hero);
  const around = figure && isRound ? withFire(things, figure) : null;
  if (around) return { ...aloneAmong(things, around), relation: 'many', crowd };
  const stickers = toy ? [toy, ...things.stickers].slice(0, sceneThings.all) : things.stickers;
  return { ...aloneAmong(things, { stickers }), relation: 'many', crowd };
}

const gathering = 'campfire';

/** A group round a fire sits, and the fire is in the middle. */
const withFire = ({ stickers }: Things, { look, traits }: Figure) => ({
  hero: { icon: figureName(look, 'by-fire', traits ?? []) },
  stickers: [{ icon: gathering }, ...stickers.filter(({ icon }) => !/^(?:campfire|fire)$/.test(icon))],
});

/** There is one ball: what the others do meanwhile. */
const withoutBall: Partial<Record<PoseName, PoseName>> = {
  kicking: 'running',
  dunking: 'cheering',
  batting: 'standing',
  throwing: 'catching',
};

const isBeing = (icon: IconId) =>
  readFigure(icon) !== null || readBeast(icon) !== null || readFauna(icon) !== null;

/** A farmer with two horses: one with several of another kind. */
function withOthers<T extends Crowded>(things: T, { understanding: { named = [] } }: Described): T | null {
  const { secondHero } = things;
  if (secondHero === null || !isBeing(secondHero.icon)) return null;
  // The fish are in their bowl.
  const bowl = things.stickers.find(({ icon }) => icon === 'fish-bowl');
  if (bowl && isSameSubject(secondHero.icon, 'fish'))
    return { ...things, secondHero: bowl, stickers: things.stickers.filter((one) => one !== bowl) };
  const count = named.find(({ icon }) => isSameSubject(icon, secondHero.icon))?.count ?? 1;
  if (count < 2) return null;
  const crowd = Array.from({ length: Math.min(sceneThings.crowd, count) }, () => secondHero);
  return { ...aloneAmong(things), relation: 'many', crowd };
}

/** Two of one kind, or two people. */
function isAlike(one: IconId, other: IconId): boolean {
  const [a, b] = [readFigure(one), readFigure(other)];
  if (a && b) return (creatureOf(a.look) === null) === (creatureOf(b.look) === null);
  return isSameSubject(one, other);
}

/** What is no thing that there are several of. */
const isOne = (icon: IconId) =>
  icon === 'wing' || isField(icon) || isSetting(icon) || isUnder(icon) || isWide(icon) || isWorn(icon);
/** Of what the words name in the plural, without a number. */
export const severalOf = 3;

/** "A lemon": one of what otherwise lies about in numbers. */
export const isSingle = ({ icon, count, isPlural }: Pick<NamedThing, 'icon' | 'count' | 'isPlural'>) =>
  comesInNumbers(icon) && !isPlural && (count ?? 1) === 1;

/** Returns the things with as many of each around the hero as are counted, where there is room. */
export function withCounted<T extends Things>(given: T, { understanding: { named = [] } }: Described): T {
  const namedAs = (icon: IconId) => named.filter((each) => isSameSubject(each.icon, icon));
  const stickers = given.stickers.map((one) => {
    const as = namedAs(one.icon);
    return as.length > 0 && as.every(isSingle) ? { ...one, single: true as const } : one;
  });
  const things = { ...given, stickers };
  const heroIcon = given.hero?.icon ?? '';
  const counts = stickers.map(({ icon }) => {
    const [one] = namedAs(icon);
    return isOne(icon) || !one
      ? 1
      : Math.min(
          5,
          one.count ??
            (one.isPlural && !comesInNumbers(icon) && !(isOnTable(icon) && isOnTable(heroIcon))
              ? severalOf
              : 1),
        );
  });
  const free = sceneThings.all - stickers.length;
  if (free <= 0 || counts.every((count) => count === 1)) return things;
  const more = stickers.flatMap((one, at) => Array.from({ length: (counts[at] ?? 1) - 1 }, () => one));
  return { ...things, stickers: [...stickers, ...more.slice(0, free)] };
}
