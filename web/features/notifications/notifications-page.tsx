import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { NotificationRows } from './notification-rows.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';
import { type NotificationList, useNotifications } from './use-notifications.ts';

/** All notifications, in pages. */
export function NotificationsPage() {
  const t = useTexts(notificationsTexts);
  useTitle(t('notifications'));
  const list = useNotifications();
  const { read } = useNotificationChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const hasAny = list.notifications.length > 0;
  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-8 pb-20 md:px-8 md:pt-12">
      <div className="max-w-[800px]">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
          <h1 ref={heading} tabIndex={-1} className="m-0 type-display">
            {t('notifications')}
          </h1>
          {/* Space is reserved while the counts are unknown. */}
          <div className="flex min-h-10 flex-wrap items-center gap-2 touch:min-h-11">
            <ClearButton newest={list.notifications[0]?.id} onCleared={focusHeading} />
            {hasAny && <ReadAllButton list={list} />}
          </div>
        </header>
        <PageContent list={list} onRead={read} />
      </div>
    </div>
  );
}

function PageContent({ list, onRead }: { list: NotificationList; onRead: (id: string) => void }) {
  const t = useTexts(notificationsTexts);
  const usesCoins = useUsesCoins();
  if (list.isLoading) {
    return (
      <div className="border-line border-y [--row-inset:0px]">
        <RowSkeletons rows={4} />
      </div>
    );
  }
  if (list.error !== null) {
    return <ErrorState title={t('errorTitle')} sentence={errorText(list.error)} onRetry={list.retry} />;
  }
  if (list.notifications.length === 0)
    return <EmptyState title={t('empty')} line={t(usesCoins ? 'emptyLine' : 'emptyLineCoinFree')} />;
  return (
    <>
      <div className="border-line border-y [--row-inset:0px]">
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

interface ClearButtonProps {
  /** The first of the list; undefined if there is nothing to clear. */
  newest: string | undefined;
  /** Called when all are gone, with this button: the focus must move. */
  onCleared: () => void;
}

/** Deletes all after a confirmation. */
function ClearButton({ newest, onCleared }: ClearButtonProps) {
  const t = useTexts(notificationsTexts);
  const [isAsking, setAsking] = useState(false);
  const hasCleared = useRef(false);
  const { clear } = useNotificationChanges();
  useEffect(() => {
    // An open dialog would take the focus back.
    if (isAsking || !hasCleared.current) return;
    hasCleared.current = false;
    onCleared();
  }, [isAsking, onCleared]);
  const confirm = () => {
    if (newest !== undefined) clear(newest);
    hasCleared.current = true;
    setAsking(false);
  };
  return (
    <>
      {newest !== undefined && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('clear')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('clearTitle')}
        sentence={t('clearLine')}
        confirmLabel={t('clear')}
        onConfirm={confirm}
      />
    </>
  );
}
