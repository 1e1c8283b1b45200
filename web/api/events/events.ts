import {
  type AppEvent,
  type EventPayload,
  type EventType,
  eventsPath,
  parseEvent,
} from '#contract/events.ts';
import { electByLock, openTabChannel } from './browser-tabs.ts';
import { keepConnected } from './connection.ts';
import { setStreamState } from './connection-store.ts';
import { type SharedStream, shareStream } from './shared-stream.ts';
import { readStream, type StreamMessage } from './stream.ts';
import { browserTimers } from './timers.ts';

type Listener<T extends EventType> = (payload: EventPayload<T>) => void;

const listeners = new Map<EventType, Set<(payload: never) => void>>();

/** Subscribes to one type of event, whichever tab received it. Returns its unsubscribe function. */
export function onEvent<T extends EventType>(type: T, listener: Listener<T>): () => void {
  const set = listeners.get(type) ?? new Set();
  listeners.set(type, set);
  set.add(listener);
  return () => set.delete(listener);
}

function emit<T extends EventType>(event: Extract<AppEvent, { type: T }>): void {
  for (const listener of listeners.get(event.type) ?? [])
    (listener as Listener<T>)(event.payload as EventPayload<T>);
}

function receive(message: StreamMessage): void {
  const event = parseEvent(message.type, message.payload);
  if (event !== null) emit(event);
}

/**
 * Opens the event stream of one user, shared with the browser's other tabs. Returns a function that closes
 * it.
 */
export function startEvents(userId: string, onUnauthorized: () => void): () => void {
  const name = `adventure-events:${userId}`;
  const stream: SharedStream = shareStream({
    elect: electByLock(name),
    channel: openTabChannel(name),
    connect: (options) =>
      keepConnected({
        ...options,
        timers: browserTimers,
        read: (reading) => readStream({ ...reading, fetch: window.fetch.bind(window), address: eventsPath }),
      }),
    onState: setStreamState,
    onMessage: receive,
    onFreshStart: () => emit({ type: 'reset', payload: {} }),
    onUnauthorized,
  });
  const stopWatching = watchNetwork(stream);
  return () => {
    stopWatching();
    stream.close();
    setStreamState('connecting');
  };
}

function watchNetwork(stream: SharedStream): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  // A server on this machine is still reachable; a remote one would never end the stream.
  window.addEventListener('offline', () => stream.probe(), { signal });
  window.addEventListener('online', () => stream.retryNow(), { signal });
  document.addEventListener('visibilitychange', () => stream.retryNow(), { signal });
  // A page restored from the back-forward cache has missed events.
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) emit({ type: 'reset', payload: {} });
    },
    { signal },
  );
  return () => watching.abort();
}
