import * as z from 'zod';
import { type NotificationPages, withoutUntil, withRead, withReadUntil } from './notification-pages.ts';

/**
 * A change that the server has not confirmed yet. `until`: this notification and all older ones, so that
 * later arrivals are not affected.
 */
const pendingChangeSchema = z.discriminatedUnion('type', [
  z.object({ key: z.string(), type: z.literal('read'), id: z.uuid() }),
  z.object({ key: z.string(), type: z.literal('readAll'), until: z.uuid() }),
  z.object({ key: z.string(), type: z.literal('clear'), until: z.uuid() }),
]);
export type PendingChange = z.infer<typeof pendingChangeSchema>;
export type NewChange = PendingChange extends infer Change
  ? Change extends PendingChange
    ? Omit<Change, 'key'>
    : never
  : never;

const pendingSchema = z.array(pendingChangeSchema);

/** The list with all pending changes applied. */
export function withPending(data: NotificationPages, changes: readonly PendingChange[]): NotificationPages {
  return changes.reduce((list, change) => withChange(list, change).data, data);
}

export function withChange(data: NotificationPages, change: PendingChange) {
  if (change.type === 'read') return withRead(data, [change.id]);
  return change.type === 'readAll' ? withReadUntil(data, change.until) : withoutUntil(data, change.until);
}

/**
 * One user's pending changes in this browser, stored across reloads and shared by all tabs. A queue of its
 * own: what was read on the way, without a network, must not come back as unread on every device.
 */
export interface PendingChanges {
  /** The same array while nothing has changed. */
  list(): readonly PendingChange[];
  add(change: NewChange): void;
  remove(key: string): void;
  /** Calls the listener after every change, including those of other tabs. */
  subscribe(listener: () => void): () => void;
}

export interface PendingEnvironment {
  /** Throws if storage is blocked: the changes then live as long as the page. */
  openStorage(): Storage;
  /** Listens to other tabs' writes. Returns its unsubscribe function. */
  onOtherTabs(listener: (key: string | null) => void): () => void;
  newKey(): string;
}

const none: readonly PendingChange[] = [];

export function openPendingChanges(environment: PendingEnvironment, userId: string): PendingChanges {
  // Beside the saved copy of the list; both are deleted at sign-out.
  const storageKey = `pendingNotifications${userId}`;
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let changes = none;

  /** Reads the stored changes, so that no tab undoes another's. */
  function readChanges(): readonly PendingChange[] {
    try {
      const stored = environment.openStorage().getItem(storageKey);
      if (stored === text) return changes;
      text = stored;
      changes = parse(stored);
    } catch {
      // Storage is blocked: use this page's own state.
    }
    return changes;
  }

  function write(next: readonly PendingChange[]): void {
    changes = next.length === 0 ? none : next;
    text = next.length === 0 ? null : JSON.stringify(next);
    try {
      if (text === null) environment.openStorage().removeItem(storageKey);
      else environment.openStorage().setItem(storageKey, text);
    } catch {
      // Storage is full or blocked: only this page can send the changes.
    }
    for (const listener of listeners) listener();
  }

  return {
    list: readChanges,
    add: (change) => write([...readChanges(), { ...change, key: environment.newKey() }]),
    remove: (key) => write(readChanges().filter((change) => change.key !== key)),
    subscribe(listener) {
      listeners.add(listener);
      const stop = environment.onOtherTabs((key) => {
        if (key === storageKey || key === null) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

function parse(stored: string | null): readonly PendingChange[] {
  try {
    const parsed = stored === null ? null : pendingSchema.safeParse(JSON.parse(stored));
    return parsed?.success ? parsed.data : none;
  } catch {
    return none;
  }
}
