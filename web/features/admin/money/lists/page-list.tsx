import type { ReactNode } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RowSkeletons } from '../../list-states.tsx';
import type { Pages } from '../../use-pages.ts';
import { moneyTexts } from '../texts.ts';

interface PageListProps<Item> {
  list: Pages<Item>;
  /** The sentence for an empty list. */
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list within a page; an empty one is a sentence. */
export function PageList<Item>({ list, empty, children }: PageListProps<Item>) {
  const t = useTexts(moneyTexts);
  if (list.isLoading) return <RowSkeletons />;
  if (list.error !== null) {
    return <ErrorState title={t('failedTitle')} sentence={errorText(list.error)} onRetry={list.retry} />;
  }
  if (list.items.length === 0) return <p className="m-0 border-line border-t pt-4 text-muted">{empty}</p>;
  return (
    <>
      {children(list.items)}
      {list.hasMore && (
        <div className="pt-4">
          <Button busy={list.isLoadingMore} busyLabel={t('loadingMore')} onClick={list.loadMore}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}
