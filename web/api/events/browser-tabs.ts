import type { Election, TabChannel } from './shared-stream.ts';

/** Tabs of one browser and one user hear each other. */
export function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = (event) => listener(event.data);
    },
    close: () => channel.close(),
  };
}

/**
 * The tab that holds the lock leads; the browser hands it on when that tab closes. Where there are no locks (a page
 * over plain http from another machine is no secure context), every visible tab leads for itself, and hidden tabs
 * hold no connection.
 */
export function electByLock(name: string): Election {
  if (!('locks' in navigator)) return electByVisibility;
  return (lead, signal) => {
    navigator.locks
      .request(name, { signal }, () => lead(signal))
      .catch((thrown: unknown) => {
        if (!signal.aborted) throw thrown;
      });
  };
}

const electByVisibility: Election = (lead, signal) => {
  let turn: AbortController | null = null;
  const change = () => {
    if (document.visibilityState === 'hidden') {
      turn?.abort();
      turn = null;
    } else if (turn === null) {
      turn = new AbortController();
      void lead(turn.signal);
    }
  };
  document.addEventListener('visibilitychange', change, { signal });
  signal.addEventListener('abort', () => turn?.abort(), { once: true });
  change();
};
