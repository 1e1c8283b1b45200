import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { adminTexts } from './texts.ts';
import type { Pages } from './use-pages.ts';

export function SectionHead({
  title,
  line,
  children,
}: {
  title: string;
  line?: string;
  children?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-5">
      <div className="mr-auto grid gap-1">
        <h1 className="m-0 type-title">{title}</h1>
        {line !== undefined && <p className="m-0 text-muted">{line}</p>}
      </div>
      {children}
    </header>
  );
}

interface ListStatesProps<Item> {
  list: Pages<Item>;
  empty: ReactNode;
  /** The title of a failure; a general one by default. */
  failedTitle?: string;
  /** Of the button for more. */
  moreClassName?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** The states of a list: loading, failed, empty, or rows with a button for more. */
export function ListStates<Item>(props: ListStatesProps<Item>) {
  const { list, empty, failedTitle, moreClassName = 'pt-5', children } = props;
  const t = useTexts(adminTexts);
  if (list.isLoading) return <RowSkeletons />;
  if (list.error !== null) {
    return (
      <ErrorState
        title={failedTitle ?? t('failedTitle')}
        sentence={errorText(list.error)}
        onRetry={list.retry}
      />
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      {children(list.items)}
      {list.hasMore && (
        <div className={moreClassName}>
          <Button busy={list.isLoadingMore} busyLabel={t('loadingMore')} onClick={list.loadMore}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}

interface QueryStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** The title of a failure; a general one by default. */
  failedTitle?: string;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The states of one answer: loading, failed without an earlier one, or what it says. */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const t = useTexts(adminTexts);
  const { data, error, refetch } = props.query;
  if (data !== undefined) return props.children(data);
  if (error === null) return props.skeleton ?? <RowSkeletons />;
  return (
    <ErrorState
      title={props.failedTitle ?? t('failedTitle')}
      sentence={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** A skeleton of rows. */
export function RowSkeletons() {
  const t = useTexts(adminTexts);
  return (
    <SkeletonRows label={t('loading')} rows={6} className="divide-y divide-line border-line border-y">
      <div className="flex items-center gap-4 py-4">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3.5 w-1/5" />
        <Skeleton className="ml-auto h-3.5 w-16" />
      </div>
    </SkeletonRows>
  );
}
