import { Client, type ClientConfig } from 'pg';
import type { Log } from '../../log-types.ts';
import type { Unlisten } from '../connection.ts';

interface Subscription {
  onPayload(payload: string): void;
  onReconnect(): void;
  onLoss(): void;
}

/** An arbitrary number: the first half of the lock that each process holds while it is connected. */
export const presenceLock = 730_211_451;

// Together the longest time in which a silently broken connection goes unnoticed.
const heartbeatEveryMs = 5_000;
const heartbeatTimeoutMs = 3_000;
const graceMs = 500;
const firstRetryMs = 250;
/** Shorter than what others take for the end of this process. */
const maxRetryMs = 2_000;

/**
 * The process's one connection for LISTEN. It reconnects by itself, listens to every channel again, and
 * informs each subscriber of the loss, and then that notifications may have been missed. A heartbeat detects
 * silently broken connections.
 */
export class PostgresListener {
  readonly #config: ClientConfig;
  readonly #log: Log;
  readonly #onFailure: (reason: string) => void;
  readonly #processKey: number;
  readonly #channels = new Map<string, Set<Subscription>>();
  #client: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  /** @param onFailure called when the connection is lost, and whenever it could not be opened again */
  constructor(config: ClientConfig, log: Log, onFailure: (reason: string) => void, processKey: number) {
    this.#config = config;
    this.#processKey = processKey;
    this.#log = log;
    this.#onFailure = onFailure;
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
    onLoss: () => void,
  ): Promise<Unlisten> {
    const subscription: Subscription = { onPayload, onReconnect, onLoss };
    const known = this.#channels.get(channel);
    const subscriptions = known ?? new Set();
    subscriptions.add(subscription);
    this.#channels.set(channel, subscriptions);
    try {
      // A connecting client listens to all channels known once connected; a second LISTEN is harmless.
      await this.#send(`listen ${quoted(channel)}`);
    } catch (error) {
      subscriptions.delete(subscription);
      throw error;
    }
    return async () => {
      subscriptions.delete(subscription);
      if (subscriptions.size > 0 || this.#channels.get(channel) !== subscriptions) return;
      this.#channels.delete(channel);
      if (this.#client) await this.#send(`unlisten ${quoted(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #send(text: string): Promise<void> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    await client.query(text);
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      ...this.#config,
      connectionTimeoutMillis: heartbeatEveryMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: heartbeatEveryMs,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    // Until it is connected, the caller learns of a failure.
    let isLost = true;
    const lose = (reason: string): void => {
      if (isLost) return;
      isLost = true;
      clearInterval(heartbeat);
      client.end().catch(() => undefined);
      if (!this.#isClosed) this.#reconnect(reason);
    };
    client.on('error', (error) => lose(error.message));
    client.on('end', () => lose('the connection ended'));
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of this.#channels.get(channel) ?? []) subscription.onPayload(payload ?? '');
    });
    try {
      await client.connect();
      await client.query('select pg_try_advisory_lock($1, $2)', [presenceLock, this.#processKey]);
      for (const channel of this.#channels.keys()) await client.query(`listen ${quoted(channel)}`);
      isLost = false;
    } catch (error) {
      this.#client = undefined;
      client.end().catch(() => undefined);
      throw error;
    }
    heartbeat = setInterval(() => sendHeartbeat(client, lose), heartbeatEveryMs);
    heartbeat.unref();
    return client;
  }

  #reconnect(reason: string): void {
    this.#client = undefined;
    this.#onFailure(reason);
    for (const subscriptions of this.#channels.values()) {
      for (const subscription of subscriptions) subscription.onLoss();
    }
    this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    if (this.#isClosed) return;
    const waitMs = Math.min(maxRetryMs, firstRetryMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => {
      this.#client ??= this.#connect();
      this.#client.then(
        () => this.#reconnected(),
        (error: Error) => {
          this.#onFailure(error.message);
          this.#scheduleRetry();
        },
      );
    }, waitMs);
  }

  #reconnected(): void {
    this.#failures = 0;
    this.#log.info({}, 'listening for database notifications again');
    for (const subscriptions of this.#channels.values()) {
      for (const subscription of subscriptions) subscription.onReconnect();
    }
  }
}

function sendHeartbeat(client: Client, lose: (reason: string) => void): void {
  let timeout = setTimeout(() => {
    // After a pause of this process the answer may only wait to be read.
    timeout = setTimeout(() => lose('the server did not answer a heartbeat'), graceMs);
  }, heartbeatTimeoutMs - graceMs);
  client.query('select 1').then(
    () => clearTimeout(timeout),
    (error: Error) => {
      clearTimeout(timeout);
      lose(error.message);
    },
  );
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
