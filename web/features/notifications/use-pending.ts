import { useSyncExternalStore } from 'react';
import { openPendingChanges, type PendingChange, type PendingChanges } from './pending-changes.ts';

const opened = new Map<string, PendingChanges>();

/** A user's pending changes; one instance per page. */
export function pendingOf(userId: string): PendingChanges {
  const known = opened.get(userId);
  if (known !== undefined) return known;
  const changes = openPendingChanges({ openStorage: () => window.localStorage, onOtherTabs, newKey }, userId);
  opened.set(userId, changes);
  return changes;
}

export function usePending(userId: string): readonly PendingChange[] {
  const changes = pendingOf(userId);
  return useSyncExternalStore(changes.subscribe, changes.list);
}

function onOtherTabs(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function newKey(): string {
  return `${Date.now()} ${Math.random()}`;
}
