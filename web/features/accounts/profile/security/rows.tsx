import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { profileTexts } from '../texts.ts';

/** A list with hairlines. */
function Rows({ children }: { children: ReactNode }) {
  return <ul className="m-0 list-none border-line border-b p-0">{children}</ul>;
}

interface QueryRowsProps<Item> {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** What the query answered; undefined without an answer. */
  items: readonly Item[] | undefined;
  children: (item: Item) => ReactNode;
}

/** A list, its skeleton, or why it failed. */
export function QueryRows<Item>({ query, items, children }: QueryRowsProps<Item>) {
  if (items !== undefined) return <Rows>{items.map(children)}</Rows>;
  if (query.error === null) return <RowsSkeleton />;
  return <FailedRows error={query.error} onRetry={() => void query.refetch()} />;
}

interface RowProps {
  icon: LucideIcon;
  title: ReactNode;
  line: ReactNode;
  /** At the end: a button, or why there is none. */
  action: ReactNode;
}

export function Row({ icon, title, line, action }: RowProps) {
  return (
    <li className="flex items-center gap-4 border-line border-t py-3">
      <Icon of={icon} size="lg" className="text-faint" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere font-semibold">{title}</div>
        <div className="type-meta wrap-anywhere text-faint">{line}</div>
      </div>
      {action}
    </li>
  );
}

/** A skeleton of two rows. */
function RowsSkeleton() {
  return (
    <Rows>
      {[0, 1].map((row) => (
        <li key={row} className="flex items-center gap-4 border-line border-t py-4">
          <Skeleton className="size-5" />
          <Skeleton className="h-4 w-48" />
        </li>
      ))}
    </Rows>
  );
}

/** A failed list with a retry button. */
function FailedRows({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(profileTexts);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-danger">{errorText(error)}</p>
      <Button size="sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
