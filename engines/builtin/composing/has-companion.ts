/** Whether the second thing that a title names is large beside its hero. */
import { isBuilding } from '../layout/surroundings.ts';
import type { Recipe } from '../recipe.ts';
import type { LayoutId } from '../vocabulary.ts';

/** The layouts whose hero has room beside it. */
const besideHero: ReadonlySet<LayoutId> = new Set(['hero-center', 'hero-left', 'hero-right', 'number']);

/** Where something is, or a part of somebody: "tomatoes in a flat", "yoga for back pain". */
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
