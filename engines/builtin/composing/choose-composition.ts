import type { CompositionId } from '../catalogue.ts';
import { compositions } from '../layout/compositions.ts';
import type { RecipePhoto } from '../recipe.ts';
import type { Style } from '../styles/style.ts';
import type { Profile } from '../training/profile.ts';
import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';

/**
 * How a style arranges a design: in its own way, unless the pictures that it was trained on say where things stand, or
 * words would stand on a photo in two places.
 */
export function compositionOf(
  style: Style,
  photos: readonly RecipePhoto[] | undefined,
  look: Profile | null | undefined,
): CompositionId | undefined {
  const isBehind = photos?.some(({ use }) => use === 'background') ?? false;
  // Words in two places would need two grounds to stand on.
  const { composition } = style;
  return look || (isBehind && composition === 'punch') ? undefined : composition;
}

/** From this confidence on the prompt says on which side its subject stands. */
const promptDecidesFrom = 0.8;

/** The layout that a composition is made for, where the prompt leaves it open. */
export function layoutIn(
  composition: CompositionId | undefined,
  preferred: LayoutId,
  { layout }: Pick<Understanding, 'layout'>,
): LayoutId {
  if (!composition) return preferred;
  const { layouts } = compositions[composition];
  if (preferred === 'number') return layouts.number;
  const isSide = preferred === 'hero-right' || preferred === 'hero-left';
  return isSide && layout.confidence < promptDecidesFrom ? layouts.hero : preferred;
}
