import type { Clock } from '#server/platform/clock.ts';
import type { Identity } from '#server/platform/http/identity.ts';

/** How long a session is believed without looking it up: the longest that an ended one works in another process. */
export const sessionCacheMs = 30_000;

const maxSessions = 20_000;

interface Entry {
  identity: Promise<Identity | null>;
  /** Undefined while it is being looked up. */
  userId: string | undefined;
  until: number;
}

/**
 * Remembers who is behind a session cookie, so that most requests ask no database. It knows cookies only by their
 * whole signed value, so that a forged one finds nothing. A session that ends in this process is forgotten at once,
 * one that ends elsewhere after at most `sessionCacheMs`.
 */
export class SessionCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Who is behind the cookie, looked up when it is not known. Requests that come together share one look-up. */
  find(cookie: string, lookUp: () => Promise<Identity | null>): Promise<Identity | null> {
    const now = this.#clock.now().getTime();
    const known = this.#entries.get(cookie);
    // A clock that was ahead has noted an end that is too far away.
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

  /** The same, looked up whatever is known, and remembered. */
  findAnew(cookie: string, lookUp: () => Promise<Identity | null>): Promise<Identity | null> {
    this.#entries.delete(cookie);
    return this.find(cookie, lookUp);
  }

  /** Forgets a session. Call it after the session's row is gone. */
  forget(cookie: string): void {
    this.#entries.delete(cookie);
  }

  /**
   * Forgets every session of a user, and those that are being looked up, which may be theirs. Call it after the change
   * is committed.
   */
  forgetUser(userId: string): void {
    for (const [cookie, entry] of this.#entries) {
      if (entry.userId === userId || entry.userId === undefined) this.#entries.delete(cookie);
    }
  }

  #remember(cookie: string, entry: Entry): void {
    // A map keeps the order of insertion: what is first was looked up longest ago.
    this.#entries.delete(cookie);
    this.#entries.set(cookie, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maxSessions && oldest !== undefined) this.#entries.delete(oldest);
  }

  #drop(cookie: string, entry: Entry): void {
    if (this.#entries.get(cookie) === entry) this.#entries.delete(cookie);
  }
}
