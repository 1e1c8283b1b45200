import type { Election, TabChannel } from './shared-stream.ts';

/** Opens the channel between one user's tabs in one browser. */
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
 * Elects the tab that holds the lock; the browser passes it on when that tab closes. Without locks (a page
 * over plain http from another machine is no secure context), every visible tab leads itself, and hidden tabs
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
