import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection.ts';

/** How long a stream may be down before the page shows it: a restarting server is back sooner. */
const graceMs = 3_000;

export interface ConnectionView {
  stream: ConnectionState;
  /** The stream has been down long enough to show it. */
  isLost: boolean;
  /** The device reports no network. */
  isOffline: boolean;
}

let view: ConnectionView = { stream: 'connecting', isLost: false, isOffline: false };
let lostTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<ConnectionView>): void {
  view = { ...view, ...next };
  for (const listener of listeners) listener();
}

export function setStreamState(stream: ConnectionState): void {
  if (stream === 'down') {
    lostTimer ??= setTimeout(() => change({ isLost: true }), graceMs);
    change({ stream });
    return;
  }
  clearTimeout(lostTimer);
  lostTimer = undefined;
  change({ stream, isLost: false });
}

export function setOffline(isOffline: boolean): void {
  change({ isOffline });
}

/** Keeps `isOffline` current, for visitors too. Returns a function that stops. */
export function followNetwork(): () => void {
  const watching = new AbortController();
  const follow = () => setOffline(!navigator.onLine);
  follow();
  for (const type of ['online', 'offline'])
    window.addEventListener(type, follow, { signal: watching.signal });
  return () => watching.abort();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the connection to the server. */
export function useConnection(): ConnectionView {
  return useSyncExternalStore(subscribe, () => view);
}

/**
 * The `refetchInterval` of data that events keep fresh: off while the stream is open, otherwise the given
 * interval, at least a second.
 */
export function usePolling(intervalMs: number): number | false {
  const { stream } = useConnection();
  return stream === 'down' ? Math.max(intervalMs, 1_000) : false;
}
