import './live.ts';

export { NotificationBell } from './notification-bell.tsx';
export { NotificationsPage } from './notifications-page.tsx';
