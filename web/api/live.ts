import type { QueryClient } from '@tanstack/react-query';
import { type EventPayload, type EventType, eventTypes } from '#contract/events.ts';
import { onEvent } from './events/events.ts';

/** A feature's updates of the query cache on events. `reset`: refetch everything that events keep fresh. */
export type LiveUpdates = {
  readonly [T in EventType]?: (payload: EventPayload<T>, client: QueryClient) => void;
};

const registered: LiveUpdates[] = [];

/** Registers a feature's updates; called once, when the feature's module loads. */
export function registerLive(updates: LiveUpdates): void {
  registered.push(updates);
}

/** Connects events to the cache. Returns a function that disconnects. */
export function connectLive(client: QueryClient): () => void {
  const stops = eventTypes.map((type) => connectType(type, client));
  return () => {
    for (const stop of stops) stop();
  };
}

function connectType<T extends EventType>(type: T, client: QueryClient): () => void {
  return onEvent(type, (payload) => {
    for (const updates of registered) updates[type]?.(payload, client);
  });
}
