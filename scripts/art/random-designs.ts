// Designs for titles made of words at random, over every style that prints words.
import { designRecipe } from '../../engines/builtin/design.ts';
import type { DesignAspectRatio, DesignTool, Recipe } from '../../engines/builtin/recipe.ts';
import { thumbnailStyles } from '../../engines/builtin/styles/thumbnail-styles.ts';
import { documentary } from '../../engines/builtin/styles/v2/documentary.ts';
import { markets } from '../../engines/builtin/styles/v2/markets.ts';
import { shock } from '../../engines/builtin/styles/v2/shock.ts';
import { studio } from '../../engines/builtin/styles/v2/studio.ts';
import { randomPrompts, type WordList } from './random-prompts.ts';

interface NamedStyle {
  tool: DesignTool;
  style: string;
}

/** Every style that prints words. */
const thumbnailStyleNames: readonly [NamedStyle, ...NamedStyle[]] = [
  { tool: 'ThumbnailsV2', style: studio.id },
  ...[shock, documentary, markets].map(({ id }) => ({ tool: 'ThumbnailsV2' as const, style: id })),
  ...thumbnailStyles.map(({ id }) => ({ tool: 'Thumbnail' as const, style: id })),
];

interface RandomDesign extends NamedStyle {
  at: number;
  prompt: string;
  recipe: Recipe;
}

interface DesignOptions {
  aspectRatio?: DesignAspectRatio;
  /** Which of the four designs of a generation, from 0. */
  alternative?: number;
}

/** Yields that many designs; the same for the same list and seed. */
export function* randomDesigns(
  count: number,
  list?: WordList,
  listSeed?: number,
  { aspectRatio = '16:9', alternative = 0 }: DesignOptions = {},
): Generator<RandomDesign> {
  for (const [at, prompt] of randomPrompts(count, list, listSeed).entries()) {
    const { tool, style } = thumbnailStyleNames[at % thumbnailStyleNames.length] ?? thumbnailStyleNames[0];
    const seed = 40_000 + at + alternative;
    const { recipe } = designRecipe({ prompt, tool, style, aspectRatio, seed, alternative });
    yield { at, prompt, tool, style, recipe };
  }
}
