import type { Collection } from '#contract/gallery.ts';
import type { Target } from '../actions/target.ts';

/** How many of the pictures a collection holds. */
export type Membership = 'none' | 'some' | 'all';

/** With unloaded pictures the result is none or some, never all. */
export function membershipOf(collection: Pick<Collection, 'id'>, target: Target): Membership {
  const inside = target.images.filter((image) => image.collections.includes(collection.id)).length;
  if (inside === 0) return 'none';
  return inside === target.count ? 'all' : 'some';
}

/** The request for the changed boxes, which map a collection's id to whether it should hold the pictures. */
export function changesOf(
  wanted: ReadonlyMap<string, boolean>,
  from: string | undefined,
): { add: string[]; remove: string[] } {
  const add = [...wanted].filter(([, isIn]) => isIn).map(([id]) => id);
  const remove = [...wanted].filter(([, isIn]) => !isIn).map(([id]) => id);
  const leaves = from !== undefined && add.length > 0 && !add.includes(from) && !remove.includes(from);
  return { add, remove: leaves ? [...remove, from] : remove };
}
