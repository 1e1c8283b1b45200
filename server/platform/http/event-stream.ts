import * as z from 'zod';
import { minuteMs } from '#contract/durations.ts';
import { eventsPath } from '#contract/events.ts';
import { eventLimits } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { Metrics } from '../metrics.ts';
import type { Api } from './api.ts';
import { EventConnection, type OutgoingEvent } from './event-connection.ts';

/** The source of events. The next event waits for the promise returned by `onEvent`. */
export interface EventSource {
  subscribe(
    userId: string,
    lastEventId: string | null,
    onEvent: (event: OutgoingEvent) => Promise<void>,
    onEnd: () => void,
  ): Promise<() => void>;
}

export interface EventStreamOptions {
  metrics?: Metrics;
  heartbeatMs?: number;
  recheckMs?: number;
  /** Streams per user; the oldest is ended for a new one. One browser needs one. */
  maxStreamsPerUser?: number;
}

/** The event streams that this process serves. */
export interface EventStreams {
  /** Ends all streams, each browser with a different reconnection delay, and refuses new ones. */
  close(): void;
  /** Checks the sessions of a user's streams, or of all, and ends those whose session has ended. */
  recheck(userId: string | null): void;
}

/** A browser's delay before it reconnects a broken stream. */
const retryMs = 2_000;
/** Longer for a displaced stream, so that it does not displace another of the same user at once. */
const displacedRetryMs = minuteMs;
/** Reconnections after a shutdown are spread over this time. */
const shutdownRetryMs = { from: 1_000, to: 6_000 } as const;

/** How often a stream's session is checked again: it may have expired. */
const recheckMs = 25_000;

export function addEventStream(
  api: Api,
  source: EventSource,
  options: EventStreamOptions = {},
): EventStreams {
  const connections = new Connections(source, options.maxStreamsPerUser ?? 10);
  options.metrics?.gauge({
    name: 'event_streams',
    help: 'Open event streams',
    collect() {
      this.set(connections.count);
    },
  });
  const heartbeat = setInterval(
    () => connections.sendHeartbeat(),
    options.heartbeatMs ?? eventLimits.heartbeatMs,
  );
  const recheck = setInterval(() => connections.recheck(null), options.recheckMs ?? recheckMs);
  heartbeat.unref();
  recheck.unref();

  api.document({
    path: eventsPath,
    summary: "The user's events (server-sent events), starting after `Last-Event-ID`",
    signedIn: true,
    query: z.object({ lastEventId: z.string().optional() }),
    contentType: 'text/event-stream',
  });
  api.hono.get(eventsPath, async (context) => {
    const { userId } = await api.identify(context);
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Stops nginx from buffering events.
      'x-accel-buffering': 'no',
    };
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    // A page that opens a new stream cannot set the header.
    const lastEventId = context.req.header('last-event-id') ?? context.req.query('lastEventId') ?? null;
    const connection = connections.open(userId, lastEventId, () => api.isStillSignedIn(context));
    return new Response(connection.body, { headers });
  });

  return {
    close() {
      clearInterval(heartbeat);
      clearInterval(recheck);
      connections.close();
    },
    recheck: (userId) => connections.recheck(userId),
  };
}

type IsAllowed = () => Promise<boolean>;

/** The open streams of all users, oldest first. */
class Connections {
  readonly #source: EventSource;
  readonly #maxPerUser: number;
  readonly #open = new Map<EventConnection, { userId: string; isAllowed: IsAllowed }>();
  #isClosed = false;

  constructor(source: EventSource, maxPerUser: number) {
    this.#source = source;
    this.#maxPerUser = maxPerUser;
  }

  get count(): number {
    return this.#open.size;
  }

  open(userId: string, lastEventId: string | null, isAllowed: IsAllowed): EventConnection {
    if (this.#isClosed) throw new AppError('unavailable', { retryAfterSeconds: 2 });
    this.#makeRoomFor(userId);
    let unsubscribe: (() => void) | undefined;
    const connection = new EventConnection(() => {
      unsubscribe?.();
      this.#open.delete(connection);
    });
    this.#open.set(connection, { userId, isAllowed });
    connection.setRetry(retryMs);
    this.#source
      .subscribe(
        userId,
        lastEventId,
        (event) => connection.send(event),
        () => connection.close(),
      )
      .then(
        (stop) => {
          unsubscribe = stop;
          if (!connection.isOpen) stop();
        },
        () => connection.close(),
      );
    return connection;
  }

  sendHeartbeat(): void {
    for (const connection of this.#open.keys()) connection.sendHeartbeat();
  }

  recheck(ofUser: string | null): void {
    for (const [connection, { userId, isAllowed }] of this.#open) {
      if (ofUser !== null && ofUser !== userId) continue;
      isAllowed().then(
        (allowed) => {
          if (!allowed) connection.close();
        },
        // An unreachable database says nothing about the session.
        () => undefined,
      );
    }
  }

  close(): void {
    this.#isClosed = true;
    const { from, to } = shutdownRetryMs;
    for (const connection of this.#open.keys()) {
      connection.setRetry(from + Math.random() * (to - from));
      connection.close();
    }
  }

  #makeRoomFor(userId: string): void {
    const own = [...this.#open].filter(([, { userId: owner }]) => owner === userId);
    for (const [connection] of own.slice(0, Math.max(0, own.length + 1 - this.#maxPerUser))) {
      connection.setRetry(displacedRetryMs);
      connection.close();
    }
  }
}
