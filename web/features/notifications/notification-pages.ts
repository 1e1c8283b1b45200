import type { InfiniteData } from '@tanstack/react-query';
import type { Notification, NotificationPage } from '#contract/notifications.ts';

/** The notifications in the query cache: pages in order, each starting where the previous one ended. */
export type NotificationPages = InfiniteData<NotificationPage, unknown>;

/**
 * The result of a change; `isExact` is false if it affected entries that are not loaded, so that counts may
 * be off.
 */
export interface Changed {
  data: NotificationPages;
  isExact: boolean;
}

/** All notifications of the loaded pages, each once: a page may repeat one that arrived live. */
export function notificationsOf(data: NotificationPages | undefined): Notification[] {
  const seen = new Map<string, Notification>();
  for (const page of data?.pages ?? []) {
    for (const one of page.notifications) if (!seen.has(one.id)) seen.set(one.id, one);
  }
  return [...seen.values()];
}

/** The server's counts, according to the newest page. */
export function countsOf(data: NotificationPages | undefined): { total: number; unread: number } {
  const [first] = data?.pages ?? [];
  return { total: first?.total ?? 0, unread: first?.unread ?? 0 };
}

/** A complete list as one page. */
export function pagesOfList(notifications: Notification[]): InfiniteData<NotificationPage, string | null> {
  const unread = notifications.filter((one) => !one.read).length;
  const page: NotificationPage = {
    success: true,
    notifications,
    total: notifications.length,
    unread,
    hasMore: false,
    nextCursor: null,
  };
  return { pages: [page], pageParams: [null] };
}

/** Adds a new one on top, once. */
export function withCreated(data: NotificationPages, created: Notification): Changed {
  const isKnown = notificationsOf(data).some((one) => one.id === created.id);
  if (isKnown) return { data, isExact: true };
  const counts = countsOf(data);
  const changed = mapLists(data, (list, index) => (index === 0 ? [created, ...list] : list));
  return {
    data: withCounts(changed, counts.total + 1, counts.unread + (created.read ? 0 : 1)),
    isExact: true,
  };
}

/** Marks some as read; no-op for those already read. */
export function withRead(data: NotificationPages, ids: readonly string[]): Changed {
  const requested = new Set(ids);
  const known = notificationsOf(data).filter((one) => requested.has(one.id));
  const marked = known.filter((one) => !one.read).length;
  const counts = countsOf(data);
  const changed = mapLists(data, (list) =>
    list.map((one) => (requested.has(one.id) && !one.read ? { ...one, read: true } : one)),
  );
  return {
    data: withCounts(changed, counts.total, counts.unread - marked),
    isExact: known.length === requested.size,
  };
}

/** Marks one and all older ones as read, including those not loaded. Ids are ordered by time. */
export function withReadUntil(data: NotificationPages, until: string): Changed {
  const known = notificationsOf(data);
  const { data: changed } = withRead(
    data,
    known.filter((one) => one.id <= until).map((one) => one.id),
  );
  const unread = known.filter((one) => one.id > until && !one.read).length;
  return { data: withCounts(changed, countsOf(data).total, unread), isExact: true };
}

/** Removes this one and all older ones, including those not loaded. */
export function withoutUntil(data: NotificationPages, until: string): Changed {
  const left = notificationsOf(data).filter((one) => one.id > until);
  const [first] = data.pages;
  if (!first) return { data, isExact: true };
  const page = { ...first, notifications: left, hasMore: false, nextCursor: null };
  const pages = { pages: [page], pageParams: data.pageParams.slice(0, 1) };
  return { data: withCounts(pages, left.length, left.filter((one) => !one.read).length), isExact: true };
}

export function without(data: NotificationPages, ids: readonly string[]): Changed {
  const gone = new Set(ids);
  const known = notificationsOf(data).filter((one) => gone.has(one.id));
  const counts = countsOf(data);
  const changed = mapLists(data, (list) => list.filter((one) => !gone.has(one.id)));
  const unread = counts.unread - known.filter((one) => !one.read).length;
  return {
    data: withCounts(changed, counts.total - known.length, unread),
    isExact: known.length === gone.size,
  };
}

function mapLists(
  data: NotificationPages,
  change: (list: Notification[], index: number) => Notification[],
): NotificationPages {
  return {
    ...data,
    pages: data.pages.map((page, index) => ({ ...page, notifications: change(page.notifications, index) })),
  };
}

function withCounts(data: NotificationPages, total: number, unread: number): NotificationPages {
  const counts = { total: Math.max(0, total), unread: Math.max(0, unread) };
  return { ...data, pages: data.pages.map((page, index) => (index === 0 ? { ...page, ...counts } : page)) };
}
