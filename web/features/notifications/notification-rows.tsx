import type { Notification } from '#contract/notifications.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationRowsProps {
  notifications: readonly Notification[];
  onRead: (id: string) => void;
  onGo?: () => void;
}

/** Newest first, between hairlines. */
export function NotificationRows({ notifications, onRead, onGo }: NotificationRowsProps) {
  return (
    <ul className="m-0 list-none divide-y divide-line p-0">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} onRead={onRead} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}
