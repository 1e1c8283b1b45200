import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection.ts';

/** How long a stream may be down before the page says so: a server that restarts is back sooner. */
const patienceMs = 3_000;

export interface ConnectionView {
  stream: ConnectionState;
  /** Worth a line under the bar: nothing has come for a while. */
  isLost: boolean;
  /** The device itself says that it has no network. */
  isOffline: boolean;
}

let view: ConnectionView = { stream: 'connecting', isLost: false, isOffline: false };
let patience: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<ConnectionView>): void {
  view = { ...view, ...next };
  for (const listener of listeners) listener();
}

export function setStreamState(stream: ConnectionState): void {
  if (stream === 'down') {
    patience ??= setTimeout(() => change({ isLost: true }), patienceMs);
    change({ stream });
    return;
  }
  clearTimeout(patience);
  patience = undefined;
  change({ stream, isLost: false });
}

export function setOffline(isOffline: boolean): void {
  change({ isOffline });
}

/** Keeps `isOffline` as the device says it, for visitors too. Answers how to stop. */
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

/** The state of the line to the server. */
export function useConnection(): ConnectionView {
  return useSyncExternalStore(subscribe, () => view);
}

/**
 * The `refetchInterval` of data that events keep fresh: off while they flow, else the given interval, never faster
 * than once a second.
 */
export function usePolling(intervalMs: number): number | false {
  const { stream } = useConnection();
  return stream === 'down' ? Math.max(intervalMs, 1_000) : false;
}
