import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { daysOf } from './days.ts';
import { HistoryDay } from './history-day.tsx';
import { fileAddress, type HistoryFilter, isFiltered, noFilter } from './history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { historyQuery } from './queries.ts';
import { coinsTexts } from './texts.ts';

/** The coin history by day, newest first, with filters and a file download. */
export function History() {
  const t = useTexts(coinsTexts);
  const [filter, setFilter] = useState(noFilter);
  return (
    <div className="grid gap-4 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="type-label text-[16px]">{t('history')}</h3>
        <a href={fileAddress(filter)} download className={buttonStyle({ size: 'sm' })}>
          <Icon of={Download} size="sm" />
          {t('download')}
        </a>
      </div>
      <HistoryFilters filter={filter} onChange={setFilter} />
      <Lines filter={filter} onClear={() => setFilter(noFilter)} />
    </div>
  );
}

function Lines({ filter, onClear }: { filter: HistoryFilter; onClear: () => void }) {
  const t = useTexts(coinsTexts);
  const query = useInfiniteQuery(historyQuery(filter));
  // Who filters looks for an entry, not for a day.
  const isSearch = isFiltered(filter);
  const lines = query.data?.pages.flatMap((page) => page.lines);
  if (lines === undefined) {
    return query.error === null ? <Waiting /> : <QueryError title={t('historyFailed')} query={query} />;
  }
  if (lines.length === 0 && !query.isPlaceholderData) {
    return isFiltered(filter) ? (
      <EmptyState
        title={t('noMatch')}
        line={t('noMatchLine')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    ) : (
      <EmptyState title={t('nothing')} line={t('nothingLine')} />
    );
  }
  return (
    <>
      <ul
        aria-label={t('history')}
        aria-busy={query.isPlaceholderData}
        className={clsx(
          'm-0 list-none divide-y divide-line border-line border-y p-0 transition-opacity',
          query.isPlaceholderData && 'opacity-50',
        )}
      >
        {daysOf(lines, query.hasNextPage).map((day) => (
          <HistoryDay key={`${day.day} ${isSearch}`} day={day} isOpen={isSearch} />
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {errorText(query.error)}
        </p>
      )}
      {query.hasNextPage && (
        <div>
          <Button
            busy={query.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
          >
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function Waiting() {
  const t = useTexts(coinsTexts);
  return (
    <SkeletonRows label={t('historyLoading')} rows={4} className="divide-y divide-line border-line border-y">
      <div className="flex items-center justify-between gap-4 py-3.5">
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </span>
        <Skeleton className="h-4 w-12" />
      </div>
    </SkeletonRows>
  );
}
