/** Changes to who and what is in a picture without words, whatever else a step carries along with them. */
import type { Recipe } from '../recipe.ts';

export type Things = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation'>;
type Changes = Partial<Pick<Things, 'hero' | 'secondHero' | 'stickers'>>;

/** The same things without a relation: a recipe leaves it out rather than having none. */
function unrelated<T extends Things>(things: T): T {
  const rest = { ...things };
  delete rest.relation;
  return rest;
}

/** Returns the things with changes; where the second of two goes, so does what it was to the first. */
export function changedThings<T extends Things>(things: T, changes: Changes): T {
  const changed = { ...things, ...changes };
  return things.secondHero !== null && changed.secondHero === null ? unrelated(changed) : changed;
}

/** Returns the things with changes, and with no second one. */
export const aloneAmong = <T extends Things>(things: T, changes: Changes = {}): T =>
  unrelated({ ...things, ...changes, secondHero: null });
