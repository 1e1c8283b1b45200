/** Things of a description that found no place stand on the ground around its subject. */
import { hasIcon } from '../icons.ts';
import { comesInNumbers } from '../layout/around-hero.ts';
import { arrange } from '../layout/arrange.ts';
import { isBuilding } from '../layout/surroundings.ts';
import { isWorn } from '../layout/worn.ts';
import { type Recipe, sceneThings } from '../recipe.ts';
import { moodNamed } from '../scenes/scenes.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import type { NamedThing, Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { dyesOf } from './choose-icons.ts';
import { withDrawnAnimals } from './drawn-animals.ts';
import { withDrawnKinds } from './drawn-kinds.ts';
import { fittingScene } from './mended-things.ts';
import { isSameSubject } from './same-subject.ts';
import type { Undrawn } from './undrawn-nouns.ts';
import { indoors } from './usual-place.ts';
import { isSingle, severalOf } from './with-crowd.ts';

/** Returns the picture with the things that were left out, and what is left out still. */
export function withLeftOut(
  recipe: Recipe,
  { dyes }: Understanding,
  undrawn: Undrawn,
  prompt: string,
): { recipe: Recipe; undrawn: Undrawn } {
  const { hero, stickers } = recipe;
  const room = sceneThings.all - stickers.length;
  if (hero === null || recipe.staging !== 'scene') return { recipe, undrawn };
  if (undrawn.leftOut.length === 0 || room <= 0)
    return { recipe: { ...recipe, scene: sceneFor(recipe, prompt) }, undrawn };
  const isInside = indoors.has(recipe.scene.id) || recipe.scene.id === 'spotlight';
  const canStand = ({ icon }: NamedThing) =>
    hasIcon(icon) && !isWorn(icon) && !(isInside && isBuilding(icon));
  const added: NamedThing[] = [];
  const icons: Recipe['stickers'] = [];
  for (const thing of undrawn.leftOut.filter(canStand)) {
    const count = thing.count ?? (thing.isPlural && !comesInNumbers(thing.icon) ? severalOf : 1);
    if (icons.length >= room) break;
    added.push(thing);
    const one = { icon: thing.icon, ...(isSingle(thing) && { single: true as const }) };
    for (let at = 0; at < count && icons.length < room; at += 1) icons.push(one);
  }
  const bare = { hero: null, secondHero: null, stickers: icons };
  const animals = withDrawnAnimals(bare, dyes, { prompt, isNear: false });
  const drawn = withDrawnKinds(animals.icons, animals.dyes, {
    prompt,
    scene: recipe.scene.id,
    isScenic: true,
  });
  const colors = dyesOf(drawn.dyes, drawn.icons).dyes;
  const filled = {
    ...recipe,
    stickers: [...stickers, ...drawn.icons.stickers],
    ...(colors && { dyes: { ...recipe.dyes, ...colors } }),
  };
  const placed = arrange(filled, drawnStyle(filled)).stickers;
  const isPlaced = (thing: { icon: IconId }) => placed.some(({ icon }) => isSameSubject(icon, thing.icon));
  const all = [...stickers, ...drawn.icons.stickers.filter(isPlaced)];
  const scene = sceneFor({ ...recipe, stickers: all }, prompt);
  return {
    recipe: { ...filled, scene, stickers: all },
    undrawn: {
      ...undrawn,
      leftOut: undrawn.leftOut.filter((thing) => !added.includes(thing) || !isPlaced(thing)),
    },
  };
}

/**
 * The scene in which the things can be, where they cannot be in that of the recipe: a boat is not on sand.
 */
function sceneFor({ scene, ...things }: Recipe, prompt: string): Recipe['scene'] {
  const id = fittingScene(scene.id, things, prompt);
  if (id === null) return scene;
  return { id, mood: moodNamed(id, scene.mood).name };
}
