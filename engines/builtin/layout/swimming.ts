/** Two in the water: on its surface, or under it. */
import type { RelationId } from '../catalogue.ts';
import { iconAspect } from '../icons.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Box } from './box.ts';
import { isAfloat } from './flying.ts';
import type { Area } from './frame.ts';
import { waters } from './scene-waters.ts';
import { type Actors, sizeOf, standing } from './standing.ts';

type Swimming = Pick<Recipe, 'staging' | 'hero' | 'secondHero'> & Partial<Pick<Recipe, 'scene'>>;

/** Whether both float on the water of a scene. */
export const isOnWater = ({ staging, scene, hero, secondHero }: Swimming) =>
  staging === 'scene' &&
  scene !== undefined &&
  waters.has(scene.id) &&
  [hero, secondHero].every((one) => one && isAfloat(one.icon));

/** A ground that ends at the water. */
export const upTo = ([x, y, width]: Area, bottom: number): Area => [x, y, width, bottom - y];

/** A fish or whale under water: it needs no ground, and is wide. */
export const isLongSwimmer = (icon: IconId) =>
  /^(?:swimming|rising)$/.test(readFauna(icon)?.pose ?? '') && !isAfloat(icon) && iconAspect(icon) > 1.3;

/** Two that are wide, on a narrow ground: one swims above the other, so that both are large. */
export function swimmingPast(first: IconId, second: IconId, box: Box, relation: RelationId): Actors {
  const isChase = relation === 'chases' || relation === 'flees';
  const one = sizeOf(first, box.height * 0.5, box.width * 0.9);
  const two = sizeOf(second, box.height * 0.44, box.width * 0.76);
  return {
    hero: standing(
      first,
      one,
      box.x + one.width * 0.5,
      box.y + box.height * 0.16 + one.height,
      isChase ? 'left' : 'right',
    ),
    second: standing(second, two, box.x + box.width - two.width * 0.5, box.y + box.height * 0.98, 'left'),
    crowd: [],
  };
}
