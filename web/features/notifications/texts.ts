import { uiTexts } from '#web/ui/ui-texts.ts';

/** The words around notifications. */
export const notificationsTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  bellUnread: { one: 'Notifications, {count} unread', other: 'Notifications, {count} unread' },
  arrived: 'New notification: {title}',
  unread: 'Unread:',
  markAllRead: 'Mark all as read',
  allRead: 'All read',
  seeAll: 'See all',
  empty: 'No notifications yet',
  emptyLine: 'News about your pictures and coins appears here.',

  emptyLineCoinFree: 'News about your pictures appears here.',
  loading: 'Loading your notifications',
  errorTitle: 'Your notifications could not be loaded',
  changeFailed: 'The notifications could not be updated',
  loadMore: 'Load more ({shown} of {total})',

  clear: 'Clear all',
  clearTitle: 'Clear all notifications?',
  clearLine: 'They are removed on all your devices. This cannot be undone.',
});
