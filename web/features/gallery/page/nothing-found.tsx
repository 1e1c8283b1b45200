import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { pageTexts } from '../page-texts.ts';
import { dropPendingSearch } from '../toolbar/pending-search.ts';

/** Shown when no picture matches the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTexts(pageTexts);
  const clear = () => {
    dropPendingSearch();
    onClear();
  };
  return (
    <EmptyState
      title={t('nothingFound')}
      line={t('nothingFoundText')}
      action={<Button onClick={clear}>{t('clearFilters')}</Button>}
    />
  );
}
