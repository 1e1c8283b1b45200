import { Link } from 'react-router';
import { pathOf } from '#contract/routes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { NotificationRows } from './notification-rows.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';
import type { NotificationList } from './use-notifications.ts';

/** The bell's panel: the newest notifications and a link to all. */
export function BellPanel({ list, onGo }: { list: NotificationList; onGo: () => void }) {
  const t = useTexts(notificationsTexts);
  const { read } = useNotificationChanges();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b min-h-[53px] py-2.5 pr-2 pl-4">
        <h2 className="m-0 type-heading">{t('notifications')}</h2>
        {/* In languages with long words it wraps below the heading. */}
        {list.notifications.length > 0 && (
          <span className="-ml-2.5">
            <ReadAllButton list={list} variant="quiet" size="sm" />
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <PanelContent list={list} onRead={read} onGo={onGo} />
      </div>
      <div className="border-line border-t px-4 py-3">
        <Link to={pathOf('notifications')} className={linkStyle} onClick={onGo}>
          {t('seeAll')}
        </Link>
      </div>
    </>
  );
}

interface PanelContentProps {
  list: NotificationList;
  onRead: (id: string) => void;
  onGo: () => void;
}

function PanelContent({ list, onRead, onGo }: PanelContentProps) {
  const t = useTexts(notificationsTexts);
  const usesCoins = useUsesCoins();
  if (list.isLoading) return <RowSkeletons rows={3} />;
  if (list.error !== null) {
    return (
      <div className="grid justify-items-start gap-3 px-4 py-5">
        <p role="alert" className="m-0 text-danger">
          {errorText(list.error)}
        </p>
        <Button size="sm" onClick={list.retry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (list.notifications.length === 0) {
    return (
      <div className="grid justify-items-start gap-1 px-4 py-6">
        <p className="m-0 type-label">{t('empty')}</p>
        <p className="m-0 text-muted">{t(usesCoins ? 'emptyLine' : 'emptyLineCoinFree')}</p>
      </div>
    );
  }
  return <NotificationRows notifications={list.notifications} onRead={onRead} onGo={onGo} />;
}
