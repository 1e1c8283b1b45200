import { SquareSplitHorizontal } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { comparePath } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { Target } from '../actions/target.ts';
import { pageTexts } from '../page-texts.ts';

/** Compares two pictures, the older one as "before"; nothing unless exactly two are selected. */
export function CompareLink({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const hasSpace = useIsDesktop();
  const [search] = useSearchParams();
  const [older, newer] = [...target.images].sort((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  );
  if (target.count !== 2 || older === undefined || newer === undefined) return null;
  // Keep the current view under the comparer.
  const to = new URL(comparePath(older.id, newer.id), window.location.origin);
  for (const [key, value] of search) if (!to.searchParams.has(key)) to.searchParams.set(key, value);
  const link = (
    <Link
      to={{ search: to.search }}
      {...(!hasSpace && { 'aria-label': t('compare') })}
      className={buttonStyle({ variant: 'quiet', iconOnly: !hasSpace })}
    >
      <Icon of={SquareSplitHorizontal} />
      {hasSpace && t('compare')}
    </Link>
  );
  return hasSpace ? link : <Tooltip text={t('compare')}>{link}</Tooltip>;
}
