import type { QueryClient } from '@tanstack/react-query';
import { type EventPayload, type EventType, eventTypes } from '#contract/events.ts';
import { onEvent } from './events/events.ts';

/** What a feature does to the query cache when an event comes. `reset`: ask again for all that events keep fresh. */
export type LiveUpdates = {
  readonly [T in EventType]?: (payload: EventPayload<T>, client: QueryClient) => void;
};

const registered: LiveUpdates[] = [];

/** Adds a feature's updates; called once, when the feature's module is loaded. */
export function registerLive(updates: LiveUpdates): void {
  registered.push(updates);
}

/** Lets events write into the cache. Answers how to stop. */
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
