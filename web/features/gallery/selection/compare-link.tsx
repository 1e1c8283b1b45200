import { SquareSplitHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { comparePath } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { Target } from '../actions/target.ts';
import { PlaceLink } from '../page/place-link.tsx';
import { pageTexts } from '../page-texts.ts';

/** Compares two pictures, the older one as "before"; nothing unless exactly two are selected. */
export function CompareLink({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const [search] = useSearchParams();
  const [older, newer] = [...target.images].sort((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  );
  if (target.count !== 2 || older === undefined || newer === undefined) return null;
  // Keep the current view under the comparer.
  const to = new URL(comparePath(older.id, newer.id), window.location.origin);
  for (const [key, value] of search) if (!to.searchParams.has(key)) to.searchParams.set(key, value);
  return <PlaceLink to={{ search: to.search }} icon={SquareSplitHorizontal} label={t('compare')} />;
}
