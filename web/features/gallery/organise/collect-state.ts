import type { Collection } from '#contract/gallery.ts';
import type { Target } from '../actions/target.ts';

/** How many of the pictures a collection holds. */
export type Membership = 'none' | 'some' | 'all';

/** Of pictures that are not known here nobody can say it: then it is none or some, never all. */
export function membershipOf(collection: Pick<Collection, 'id'>, target: Target): Membership {
  const inside = target.images.filter((image) => image.collections.includes(collection.id)).length;
  if (inside === 0) return 'none';
  return inside === target.count ? 'all' : 'some';
}

/** What is sent for boxes that were changed: by id, whether the pictures are to be in there. */
export function changesOf(
  wanted: ReadonlyMap<string, boolean>,
  from: string | undefined,
): { add: string[]; remove: string[] } {
  const add = [...wanted].filter(([, isIn]) => isIn).map(([id]) => id);
  const remove = [...wanted].filter(([, isIn]) => !isIn).map(([id]) => id);
  const leaves = from !== undefined && add.length > 0 && !add.includes(from) && !remove.includes(from);
  return { add, remove: leaves ? [...remove, from] : remove };
}
