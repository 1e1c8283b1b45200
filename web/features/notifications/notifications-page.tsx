import { useCallback, useRef } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { ClearButton } from './clear-button.tsx';
import { NotificationRows } from './notification-rows.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';
import { type NotificationList, useNotifications } from './use-notifications.ts';

/** All that the user was told, in pages. */
export function NotificationsPage() {
  const t = useTexts(notificationsTexts);
  useTitle(t('title'));
  const list = useNotifications();
  const { read } = useNotificationChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const hasAny = list.notifications.length > 0;
  return (
    <div className="max-w-[760px] px-4 pt-6 pb-20 lg:px-6 lg:pt-8">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-3 pb-5">
        <h1 ref={heading} tabIndex={-1} className="m-0 mr-auto type-title max-sm:w-full">
          {t('title')}
        </h1>
        {hasAny && <ReadAllButton unread={list.unread} />}
        <ClearButton isShown={hasAny} onCleared={focusHeading} />
      </header>
      <PageContent list={list} onRead={read} />
    </div>
  );
}

function PageContent({ list, onRead }: { list: NotificationList; onRead: (id: string) => void }) {
  const t = useTexts(notificationsTexts);
  if (list.isLoading) return <RowSkeletons />;
  if (list.error !== null) {
    return <ErrorState title={t('errorTitle')} sentence={errorText(list.error)} onRetry={list.retry} />;
  }
  if (list.notifications.length === 0) return <EmptyState title={t('empty')} line={t('emptyLine')} />;
  return (
    <>
      <div className="-mx-4 border-line border-y">
        <NotificationRows notifications={list.notifications} onRead={onRead} />
      </div>
      {list.hasMore && (
        <div className="pt-5">
          <Button busy={list.isLoadingMore} busyLabel={t('loadingMore')} onClick={list.loadMore}>
            {t('loadMore', { shown: list.notifications.length, total: list.total })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The true shape of rows that are on their way. */
function RowSkeletons() {
  const t = useTexts(notificationsTexts);
  return (
    <div className="divide-y divide-line border-line border-y">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 py-3.5">
          <Skeleton className="size-8 rounded-control!" />
          <span className="grid flex-1 gap-2 pt-1">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </span>
        </div>
      ))}
    </div>
  );
}
