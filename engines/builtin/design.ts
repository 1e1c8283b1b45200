/** Prompt → recipe. Pure: the same input gives the same recipe. */
import { type Composition, composeRecipe } from './composing/compose-recipe.ts';
import type { DesignInput } from './design-input.ts';
import { understand } from './language/understand.ts';

export function designRecipe(input: DesignInput): Composition {
  return composeRecipe(understand(input.prompt), input);
}
