import { Bell } from 'lucide-react';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { ArrivalAnnouncer } from './arrival-announcer.tsx';
import { BellPanelSkeleton } from './row-skeletons.tsx';
import './live.ts';
import { writeCopy } from './saved-copy.ts';
import { notificationsTexts } from './texts.ts';
import { type NotificationList, useNotifications } from './use-notifications.ts';
import { useSending } from './use-sending.ts';

// Loaded on demand: most visits never open it.
const BellPanel = lazyPart(async () => (await import('./bell-panel.tsx')).BellPanel);

/** The bell in the bar, with a dot for unread notifications, and its panel. Rendered once per page. */
export function NotificationBell() {
  const t = useTexts(notificationsTexts);
  const list = useNotifications();
  const [isOpen, setOpen] = useState(false);
  useSavedCopy(list);
  useSending(useUser().id);
  usePrefetch();
  return (
    <>
      <Popover
        trigger={<BellButton unread={list.unread} />}
        label={t('notifications')}
        open={isOpen}
        onOpenChange={setOpen}
        align="end"
        gapPx={19}
        className="flex max-h-[min(500px,var(--radix-popover-content-available-height))]! w-[420px] flex-col overflow-hidden!"
      >
        <Suspense fallback={<BellPanelSkeleton />}>
          <BellPanel list={list} onGo={() => setOpen(false)} />
        </Suspense>
      </Popover>
      <ArrivalAnnouncer />
    </>
  );
}

function BellButton({ unread, ...button }: { unread: number } & ComponentProps<typeof Button>) {
  const t = useTexts(notificationsTexts);
  const name = unread > 0 ? t('bellUnread', { count: unread }) : t('notifications');
  return (
    <Tooltip text={name}>
      <Button
        {...button}
        variant="quiet"
        iconOnly
        aria-label={name}
        onPointerDown={BellPanel.preload}
        className="relative"
      >
        <Icon of={Bell} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-2.5 right-2.5 size-[7px] rounded-full bg-accent-text ring-2 ring-panel forced-colors:bg-[Highlight]"
          />
        )}
      </Button>
    </Tooltip>
  );
}

/** Late enough not to compete with the page. */
const fetchAheadAfterMs = 10_000;

/** Prefetches the code behind the bell and its link, which could not load offline. */
function usePrefetch(): void {
  useEffect(() => {
    const parts = [
      BellPanel.preload,
      () => import('#web/ui/popover-surface.tsx'),
      () => import('./index.ts'),
    ];
    const timer = setTimeout(() => {
      for (const load of parts) load().catch(() => undefined);
    }, fetchAheadAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Saves the newest notifications for the next visit. */
function useSavedCopy({ notifications, isLoading, error }: NotificationList): void {
  const { id: userId } = useUser();
  const isKnown = !isLoading && error === null;
  useEffect(() => {
    if (isKnown) writeCopy(() => window.localStorage, userId, notifications);
  }, [userId, isKnown, notifications]);
}
