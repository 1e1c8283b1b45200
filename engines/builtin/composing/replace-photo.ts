/** Recipe → the same design with another photo of its user. Pure. */
import type { PhotoFacts } from '../photos/photo.ts';
import type { Recipe, RecipePhoto } from '../recipe.ts';
import { DesignChangeError } from './change-recipe.ts';
import { photoOfRecipe } from './choose-photos.ts';

/**
 * Shows another photo in place of the one with the same index among the reference images, shown or put aside.
 * The person cut out of it stands in the hero's place, else the photo has a frame.
 * @throws DesignChangeError if the design has no such photo
 */
export function replacePhoto(recipe: Recipe, facts: PhotoFacts): Recipe {
  const { photos = [], putAside = [] } = recipe;
  const old = [...photos, ...putAside].find(({ at }) => at === facts.at);
  if (!old) throw new DesignChangeError('face', 'This design shows no photo of its user.');
  const replaced = (all: readonly RecipePhoto[]) => all.map((photo) => (photo === old ? next : photo));
  const alone = photoOfRecipe(facts, facts.isCutOut ? 'cutout' : 'card', {});
  const next: RecipePhoto = {
    ...alone,
    // As close as the photo before.
    ...(alone.person && { person: { ...alone.person, ...(old.person?.isCloseUp && { isCloseUp: true }) } }),
  };
  return {
    ...recipe,
    ...(photos.length > 0 && { photos: replaced(photos) }),
    ...(putAside.length > 0 && { putAside: replaced(putAside) }),
  };
}
