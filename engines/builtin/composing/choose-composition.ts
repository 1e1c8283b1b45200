import type { CompositionId } from '../catalogue.ts';
import { compositions } from '../layout/compositions.ts';
import type { RecipePhoto } from '../recipe.ts';
import type { Style } from '../styles/style.ts';
import type { Profile } from '../training/profile.ts';
import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';

/**
 * Returns the style's own composition. Null if the training pictures decide the positions, or if words would
 * be in two places on a photo.
 */
export function compositionOf(
  style: Style,
  photos: readonly RecipePhoto[] | undefined,
  look: Profile | null | undefined,
): CompositionId | undefined {
  const isBehind = photos?.some(({ use }) => use === 'background') ?? false;
  // Words in two places would need two calm grounds.
  const { composition } = style;
  return look || (isBehind && composition === 'punch') ? undefined : composition;
}

/** From this confidence on the prompt decides the subject's side. */
const promptDecidesFrom = 0.8;

/** Returns the composition's own layout if the prompt leaves the layout open. */
export function layoutIn(
  composition: CompositionId | undefined,
  preferred: LayoutId,
  { layout, relation }: Pick<Understanding, 'layout' | 'relation'>,
): LayoutId {
  const isSide = preferred === 'hero-right' || preferred === 'hero-left';
  // Two actors need the whole width.
  if (relation?.other && isSide && layout.confidence < promptDecidesFrom) return 'hero-center';
  if (!composition) return preferred;
  const { layouts } = compositions[composition];
  // Beside a heap the words stay at its side.
  if (preferred === 'number') return relation ? preferred : layouts.number;
  return isSide && layout.confidence < promptDecidesFrom ? layouts.hero : preferred;
}
