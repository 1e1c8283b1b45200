/** Chooses the illustrations of a design, their states and colours. */
import { makesThumbnails } from '../../../contract/tools.ts';
import type { StateId } from '../catalogue.ts';
import type { DesignInput } from '../design-input.ts';
import { hasIcon } from '../icons.ts';
import { isScenery } from '../language/scenery.ts';
import { isBust } from '../layout/busts.ts';
import { wholeBody } from '../layout/natural-size.ts';
import { isOnTable } from '../layout/still-life.ts';
import { isBuilding, isField } from '../layout/surroundings.ts';
import { isWorn } from '../layout/worn.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { withShoulders } from '../own-drawings/torsos.ts';
import { headlineLimits, type Recipe, sceneThings } from '../recipe.ts';
import type { Style } from '../styles/style.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, LayoutId } from '../vocabulary.ts';
import { type ChosenPhotos, isPair } from './choose-photos.ts';

/** From this confidence on an illustration accompanies a photo; a doubtful one would only distract. */
const illustratesFrom = 0.6;

/**
 * Returns the illustrations of a design. If a person on a photo is the hero, the prompt's subject becomes a
 * sticker beside them.
 */
export function iconsBeside(
  photos: ChosenPhotos['photos'],
  understanding: Understanding,
  { layout, tool, style }: { layout: LayoutId; tool: DesignInput['tool']; style: Style },
): Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation' | 'states' | 'secondStates'> {
  const hero = iconOrNull(understanding.hero.value);
  const secondHero = asIcon(understanding.secondHero);
  const fromPrompt = { hero: hero === null ? null : { icon: hero }, secondHero };
  const isScene = !makesThumbnails(tool);
  if (photos.length === 0)
    return {
      ...fromPrompt,
      stickers: stickersOf(understanding, hero, isScene).filter(
        ({ icon }) => !(style.single || style.transparent) || isWorn(icon) || (style.single && isField(icon)),
      ),
      ...storyOf(understanding, fromPrompt),
    };
  const isSure = understanding.hero.confidence >= illustratesFrom;
  const isBehind = photos.length === 1 && photos[0]?.use === 'background';
  // One photo shows both before and after; with rivals, the illustrations are drawn in front of it.
  if (isPair(layout)) {
    const rivals = layout === 'versus' && photos.length === 1;
    return { ...(rivals ? fromPrompt : noIcons), stickers: [] };
  }
  if (isBehind) return { ...(isScene && isSure ? fromPrompt : noIcons), stickers: [] };
  // A drawn person beside a real one is a second hero, as is a drawn cup beside a photo, which shows the
  // cup; a scene needs no drawing on a photo.
  const hasPerson = photos.some(({ person }) => person);
  const isTwin = !hasPerson || (hero !== null && (isScene || isBust(hero)));
  const sticker = hero !== null && isSure && photos.length === 1 && !isTwin ? [{ icon: hero }] : [];
  return { ...noIcons, stickers: sticker };
}

/** States of things: a person has no cracks, is no statue for a dear haircut, and is not crossed out. */
const ofThings: ReadonlySet<StateId> = new Set(['abandoned', 'broken', 'burning', 'old', 'golden', 'banned']);

/** What shows by itself that it is dear. */
const isDear = /^(?:plated-dish|bars-of-gold|gold-bars|royal-crown|gold-cup|gold-coins|gem-stone|ring)$/;

/** What the hero does and in which state it is, as far as its pictures are there. */
function storyOf(
  { relation, ...told }: Understanding,
  { hero, secondHero }: Pick<Recipe, 'hero' | 'secondHero'>,
): Pick<Recipe, 'relation' | 'states' | 'secondStates'> {
  const statesOf = (states: readonly StateId[] = [], icon = '') =>
    isBust(icon) || readFigure(icon)
      ? states.filter((state) => !ofThings.has(state))
      : // Nobody eats what is dirty and cracked, however cheap it was.
        states.filter(
          (state) => !(state === 'old' && isOnTable(icon)) && !(state === 'golden' && isDear.test(icon)),
        );
  const states = statesOf(told.states, hero?.icon);
  const secondStates = statesOf(told.secondStates, (secondHero ?? hero)?.icon);
  const isShown = relation && hero && (relation.other === null || secondHero);
  return {
    ...(isShown && { relation: relation.kind }),
    ...(states.length > 0 && { states }),
    ...(secondStates.length > 0 && { secondStates }),
  };
}

const noIcons = { hero: null, secondHero: null } as const;

/** Leaves out stickers that the scene already shows. */
function stickersOf(
  { stickers, scene }: Understanding,
  hero: IconId | null,
  isScene: boolean,
): Recipe['stickers'] {
  const fitting = stickers.filter((icon) => !isScene || !isScenery(icon, scene.value));
  const icons = new Set(fitting.filter((icon) => icon !== hero && hasIcon(icon)));
  return [...icons].slice(0, isScene ? sceneThings.named : headlineLimits.stickers).map((icon) => ({ icon }));
}

/** The colours of the things that are shown, of their bodies as well. */
export function dyesOf(
  dyes: Understanding['dyes'],
  { hero, secondHero, stickers }: Pick<Recipe, 'hero' | 'secondHero' | 'stickers'>,
): Pick<Recipe, 'dyes'> {
  const shown = [hero, secondHero, ...stickers].flatMap((thing) => (thing ? [thing.icon] : []));
  const dyed = shown.flatMap((icon) => {
    const color = dyes?.[icon];
    if (color === undefined) return [];
    const names = new Set([icon, wholeBody(icon), withShoulders(icon) ?? icon]);
    return [...names].map((name) => [name, color] as const);
  });
  return dyed.length > 0 ? { dyes: Object.fromEntries(dyed) } : {};
}

export function iconOrNull(icon: IconId | null): IconId | null {
  return icon !== null && hasIcon(icon) ? icon : null;
}

function asIcon(icon: IconId | null): Recipe['hero'] {
  const known = iconOrNull(icon);
  return known === null ? null : { icon: known };
}

/** The layouts whose hero has room beside it. */
const besideHero: ReadonlySet<LayoutId> = new Set(['hero-center', 'hero-left', 'hero-right', 'number']);

/** Where something is, or a part of a person: "tomatoes in a flat", "yoga for back pain". */
const onlyWhere =
  /^(office-building|hotel|bone|nose|leg|foot|ear|eye|tooth|bed|convenience-store|school|hospital|bank|.*-building|seat|door|window|skull)$/;

/** Whether a second thing of the title is large beside its hero. */
export function hasCompanion(
  { hero, relation, stickers }: Pick<Recipe, 'hero' | 'relation' | 'stickers'>,
  layout: LayoutId,
  photos: readonly unknown[],
): boolean {
  const [first] = stickers;
  const isThing = first !== undefined && !isBuilding(first.icon) && !onlyWhere.test(first.icon);
  return hero !== null && !relation && isThing && photos.length === 0 && besideHero.has(layout);
}
