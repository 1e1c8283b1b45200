import * as z from 'zod';
import type { Database, Tx, Unlisten } from '../database/database.ts';
import type { Log } from '../log-types.ts';
import { appendEvents, pruneEvents, type UserEvent } from './store.ts';
import { type OnEvent, Subscriber } from './subscriber.ts';
import { Throttle } from './throttle.ts';

export type { StreamEvent } from './event.ts';
export type { OnEvent } from './subscriber.ts';

const newsChannel = 'user_events';
const progressChannel = 'user_progress';
const progressIntervalMs = 250;
/** PostgreSQL's limit for a notification. */
const maxPayloadBytes = 7_999;

const newsSchema = z.object({ userId: z.string() });
const progressSchema = z.object({ userId: z.string(), key: z.string(), payload: z.unknown() });

export interface Events {
  /**
   * Publishes an event to a user's browsers, on commit only. Call it last in the transaction: from here to
   * the commit the user's other transactions wait at this line, which makes the order of events the order of
   * commits.
   */
  publish(tx: Tx, userId: string, type: string, payload: unknown): Promise<void>;
  /** Publishes to many users, one event each. */
  publishEach(tx: Tx, type: string, news: readonly UserEvent[]): Promise<void>;
  /**
   * Publishes a job's progress: at most four times a second per job, always with the latest value. Not
   * stored, not transactional, and never fails its caller. The payload is less than 8,000 bytes of JSON.
   */
  publishProgress(userId: string, jobId: string, payload: unknown): void;
  /**
   * Delivers a user's events after `lastEventId`, or from now on if null, until the returned function is
   * called. The next event follows when the promise returned by `onEvent` resolves.
   *
   * The first event of a new stream is `ready` with its start id; if missed events are no longer available,
   * the first is `reset`. `onEnd` reports a broken stream: the browser must reconnect.
   */
  subscribe(
    userId: string,
    lastEventId: string | null,
    onEvent: OnEvent,
    onEnd?: () => void,
  ): Promise<() => void>;
  /** Deletes events older than a day. */
  prune(): Promise<number>;
  /** Number of streams that this process serves. */
  openStreams(): number;
  /** Sends the last progress and stops listening. */
  close(): Promise<void>;
}

/** Events of all users, over the database's notifications. */
export function createEvents(database: Database, log: Log): Events {
  return new DatabaseEvents(database, log);
}

class DatabaseEvents implements Events {
  readonly #database: Database;
  readonly #log: Log;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #throttle: Throttle<{ userId: string; payload: unknown }>;
  #listening: Promise<Unlisten[]> | undefined;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
    this.#throttle = new Throttle(progressIntervalMs, (key, { userId, payload }) => {
      this.#sendProgress(userId, key, payload);
    });
  }

  publish(tx: Tx, userId: string, type: string, payload: unknown): Promise<void> {
    return appendEvents(tx, newsChannel, type, [{ userId, payload }]);
  }

  publishEach(tx: Tx, type: string, news: readonly UserEvent[]): Promise<void> {
    return appendEvents(tx, newsChannel, type, news);
  }

  publishProgress(userId: string, jobId: string, payload: unknown): void {
    this.#throttle.push(jobId, { userId, payload });
  }

  async subscribe(
    userId: string,
    lastEventId: string | null,
    onEvent: OnEvent,
    onEnd: () => void = () => undefined,
  ): Promise<() => void> {
    await this.#listen();
    const subscriber = new Subscriber(this.#database.db, userId, onEvent, (error) => {
      this.#log.warn({ error: String(error) }, 'an event stream broke');
      this.#remove(userId, subscriber);
      onEnd();
    });
    const others = this.#subscribers.get(userId) ?? new Set();
    this.#subscribers.set(userId, others.add(subscriber));
    try {
      await subscriber.open(lastEventId);
    } catch (error) {
      this.#remove(userId, subscriber);
      throw error;
    }
    return () => this.#remove(userId, subscriber);
  }

  prune(): Promise<number> {
    return pruneEvents(this.#database.db);
  }

  openStreams(): number {
    let count = 0;
    for (const subscribers of this.#subscribers.values()) count += subscribers.size;
    return count;
  }

  async close(): Promise<void> {
    this.#throttle.flush();
    for (const unlisten of (await this.#listening?.catch(() => [])) ?? []) await unlisten();
    for (const subscribers of this.#subscribers.values()) {
      for (const subscriber of subscribers) subscriber.close();
    }
    this.#subscribers.clear();
  }

  #listen(): Promise<Unlisten[]> {
    // A later browser retries what failed here.
    this.#listening ??= this.#startListening().catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    return this.#listening;
  }

  async #startListening(): Promise<Unlisten[]> {
    return [
      await this.#database.listen(
        newsChannel,
        (text) => this.#onNews(text),
        () => this.#wakeAll(),
      ),
      await this.#database.listen(progressChannel, (text) => this.#onProgress(text)),
    ];
  }

  #onNews(text: string): void {
    const news = newsSchema.safeParse(parsed(text));
    if (!news.success) {
      this.#ignore(text);
      return;
    }
    for (const subscriber of this.#subscribers.get(news.data.userId) ?? []) subscriber.wake();
  }

  #onProgress(text: string): void {
    const progress = progressSchema.safeParse(parsed(text));
    if (!progress.success) {
      this.#ignore(text);
      return;
    }
    const { userId, key, payload } = progress.data;
    for (const subscriber of this.#subscribers.get(userId) ?? []) subscriber.progress(key, payload);
  }

  /** Any client of the database may notify; a foreign payload must not end this process. */
  #ignore(text: string): void {
    this.#log.warn({ bytes: Buffer.byteLength(text) }, 'ignored an unknown notification');
  }

  /** Notifications were missed while the connection was lost; the table has their events. */
  #wakeAll(): void {
    for (const subscribers of this.#subscribers.values()) {
      for (const subscriber of subscribers) subscriber.wake();
    }
  }

  #sendProgress(userId: string, key: string, payload: unknown): void {
    const text = JSON.stringify({ userId, key, payload });
    if (Buffer.byteLength(text) > maxPayloadBytes) {
      this.#log.warn({ key, bytes: Buffer.byteLength(text) }, 'progress is too large to send');
      return;
    }
    this.#database.plainSql.execute('select pg_notify($1, $2)', [progressChannel, text]).catch((error) => {
      this.#log.warn({ key, error: String(error) }, 'progress could not be sent');
    });
  }

  #remove(userId: string, subscriber: Subscriber): void {
    subscriber.close();
    const others = this.#subscribers.get(userId);
    others?.delete(subscriber);
    if (others?.size === 0) this.#subscribers.delete(userId);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
