import { useEffect, useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { onEvent } from '#web/api/events/events.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { notificationsTexts } from './texts.ts';
import { wordsOf } from './words.ts';

/** Tells those who listen, at the next pause, what has just arrived. Shows nothing. */
export function ArrivalAnnouncer() {
  const t = useTexts(notificationsTexts);
  const [arrived, setArrived] = useState<Notification | null>(null);
  useEffect(() => onEvent('notification.created', ({ notification }) => setArrived(notification)), []);
  return (
    <span role="status" className="sr-only">
      {arrived !== null && <span key={arrived.id}>{t('arrived', { title: wordsOf(arrived).title })}</span>}
    </span>
  );
}
