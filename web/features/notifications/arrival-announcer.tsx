import { useEffect, useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { onEvent } from '#web/api/events/events.ts';
import { loadCatalogues, useTexts } from '#web/i18n/catalogue.ts';
import { notificationsTexts } from './texts.ts';

/** Loaded on demand: on most visits nothing arrives. */
async function titleOf(notification: Notification): Promise<string> {
  const { textOf } = await import('./words.ts');
  await loadCatalogues();
  return textOf(notification).title;
}

/** Announces new notifications to screen readers politely. Renders nothing visible. */
export function ArrivalAnnouncer() {
  const t = useTexts(notificationsTexts);
  const [arrived, setArrived] = useState<{ id: string; title: string } | null>(null);
  useEffect(() => {
    let isMounted = true;
    const announce = async (notification: Notification) => {
      const title = await titleOf(notification);
      if (isMounted) setArrived({ id: notification.id, title });
    };
    // If loading fails it is not announced, but it is in the list.
    const stop = onEvent('notification.created', ({ notification }) => {
      announce(notification).catch(() => undefined);
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return (
    <span role="status" className="sr-only">
      {arrived !== null && <span key={arrived.id}>{t('arrived', { title: arrived.title })}</span>}
    </span>
  );
}
