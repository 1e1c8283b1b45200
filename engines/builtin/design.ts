/** Prompt → recipe. Pure: the same input gives the same recipe. */

import { makesThumbnails } from '../../contract/tools.ts';
import { composeBest } from './composing/compose-best.ts';
import type { Composition } from './composing/compose-recipe.ts';
import type { DesignInput } from './design-input.ts';
import { understand } from './language/understand.ts';

export function designRecipe(input: DesignInput): Composition {
  return composeBest(understand(input.prompt, makesThumbnails(input.tool) ? undefined : 'scene'), input);
}
