/** Prompt → recipe. Pure: the same input gives the same recipe. */

import { makesThumbnails } from '../../contract/tools.ts';
import { composeBest } from './composing/compose-best.ts';
import type { Composition } from './composing/compose-recipe.ts';
import { undrawnNouns, undrawnWarnings } from './composing/undrawn-nouns.ts';
import { withLeftOut } from './composing/with-left-out.ts';
import type { DesignInput } from './design-input.ts';
import { understand } from './language/understand.ts';

export function designRecipe(input: DesignInput): Composition {
  const as = makesThumbnails(input.tool) ? undefined : 'scene';
  const understanding = understand(input.prompt, as);
  const composed = composeBest(understanding, input);
  const design = (prompt: string) => composeBest(understand(prompt, as), { ...input, prompt }).recipe;
  const undrawn = undrawnNouns(understanding, composed.recipe, { prompt: input.prompt, design });
  const { recipe, undrawn: left } = withLeftOut(composed.recipe, understanding, undrawn, input.prompt);
  return { recipe, warnings: [...composed.warnings, ...undrawnWarnings(left)] };
}
