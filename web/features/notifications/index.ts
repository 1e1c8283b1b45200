import './live.ts';

export { NotificationsPage } from './notifications-page.tsx';
