import type { Clock } from '#server/platform/clock.ts';
import type { Identity } from '#server/platform/http/identity.ts';

/** How long a session is cached. Every change of it ends that early, in every process. */
export const sessionCacheMs = 30_000;

const maxSessions = 20_000;

interface Entry {
  identity: Promise<Identity | null>;
  /** Undefined while the look-up is running. */
  userId: string | undefined;
  until: number;
}

/**
 * Caches the identity behind a session cookie, so that most requests skip the database. The key is the whole
 * signed value, so a forged cookie finds nothing. It works only while changes by other processes are heard
 * (see session-changes.ts): until `resume` and after `pause`, every request is looked up.
 */
export class SessionCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  #isPaused = true;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the cookie's identity, looked up if not cached. Concurrent requests share one look-up. */
  find(cookie: string, lookUp: () => Promise<Identity | null>): Promise<Identity | null> {
    if (this.#isPaused) return lookUp();
    const now = this.#clock.now().getTime();
    const known = this.#entries.get(cookie);
    // A clock that ran ahead may have stored an end too far in the future.
    if (known && known.until > now && known.until <= now + sessionCacheMs) return known.identity;
    const entry: Entry = { identity: lookUp(), userId: undefined, until: now + sessionCacheMs };
    this.#remember(cookie, entry);
    entry.identity.then(
      (identity) => {
        if (identity) entry.userId = identity.userId;
        else this.#drop(cookie, entry);
      },
      () => this.#drop(cookie, entry),
    );
    return entry.identity;
  }

  /** Like `find`, but always looks up and refreshes the cache. */
  refresh(cookie: string, lookUp: () => Promise<Identity | null>): Promise<Identity | null> {
    this.#entries.delete(cookie);
    return this.find(cookie, lookUp);
  }

  /** Drops a session. Call it after the session's row is deleted. */
  remove(cookie: string): void {
    this.#entries.delete(cookie);
  }

  /**
   * Drops every session of a user, and all pending look-ups, which may be theirs. Call it after the commit.
   */
  removeUser(userId: string): void {
    for (const [cookie, entry] of this.#entries) {
      if (entry.userId === userId || entry.userId === undefined) this.#entries.delete(cookie);
    }
  }

  /** Changes are heard from now on. What was looked up before is dropped. */
  resume(): void {
    this.#entries.clear();
    this.#isPaused = false;
  }

  /** Changes are no longer heard. */
  pause(): void {
    this.#isPaused = true;
    this.#entries.clear();
  }

  #remember(cookie: string, entry: Entry): void {
    // A map keeps insertion order: the first entry is the oldest look-up.
    this.#entries.delete(cookie);
    this.#entries.set(cookie, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maxSessions && oldest !== undefined) this.#entries.delete(oldest);
  }

  #drop(cookie: string, entry: Entry): void {
    if (this.#entries.get(cookie) === entry) this.#entries.delete(cookie);
  }
}
