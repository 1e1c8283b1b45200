import { Link } from 'react-router';
import { pathOf } from '#contract/routes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { NotificationRows } from './notification-rows.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';
import type { NotificationList } from './use-notifications.ts';

/** What hangs from the bell: the newest, and the way to all of them. */
export function BellPanel({ list, onGo }: { list: NotificationList; onGo: () => void }) {
  const t = useTexts(notificationsTexts);
  const { read } = useNotificationChanges();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b py-2.5 pr-2 pl-4">
        <h2 className="m-0 type-heading">{t('title')}</h2>
        {/* On a line of its own, in wordy languages, its text stands below the heading's. */}
        <span className="-ml-2.5">
          <ReadAllButton unread={list.unread} variant="quiet" size="sm" />
        </span>
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
  if (list.isLoading) {
    return (
      <div className="px-4 py-6">
        <Spinner word={t('loading')} />
      </div>
    );
  }
  if (list.error !== null) {
    return (
      <p role="alert" className="m-0 px-4 py-6 text-danger">
        {errorText(list.error)}
      </p>
    );
  }
  if (list.notifications.length === 0) return <p className="m-0 px-4 py-6 text-muted">{t('empty')}</p>;
  return <NotificationRows notifications={list.notifications} onRead={onRead} onGo={onGo} />;
}
