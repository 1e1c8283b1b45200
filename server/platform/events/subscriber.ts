import type { Db } from '../database/database.ts';
import { progressType, readyType, resetType, type StreamEvent } from './event.ts';
import { eventsAfter, hasEvent, latestSeq } from './store.ts';

const batchSize = 100;

export type OnEvent = (event: StreamEvent) => void | Promise<void>;

/**
 * One open stream. It keeps a position instead of a buffer: the next events are read from the table when the
 * previous one has been taken, so a slow browser costs no memory. Of progress only the latest of each job is
 * kept.
 */
export class Subscriber {
  readonly #db: Db;
  readonly #userId: string;
  readonly #onEvent: OnEvent;
  readonly #onFailure: (error: unknown) => void;
  readonly #progress = new Map<string, unknown>();
  #position = 0;
  #hasUpdates = false;
  #isPumping = true;
  #isClosed = false;

  constructor(db: Db, userId: string, onEvent: OnEvent, onFailure: (error: unknown) => void) {
    this.#db = db;
    this.#userId = userId;
    this.#onEvent = onEvent;
    this.#onFailure = onFailure;
  }

  /** Finds the position to resume from. Later events are delivered after it. */
  async open(lastEventId: string | null): Promise<void> {
    const latest = await latestSeq(this.#db, this.#userId);
    const known = lastEventId === null ? null : await this.#positionOf(lastEventId, latest);
    this.#position = known ?? latest;
    if (known === null) {
      const type = lastEventId === null ? readyType : resetType;
      await this.#onEvent({ id: String(latest), type, payload: {} });
    }
    this.#hasUpdates = true;
    void this.#pump();
  }

  /** An event was stored for the user, or may have been. */
  wake(): void {
    this.#hasUpdates = true;
    this.#start();
  }

  progress(key: string, payload: unknown): void {
    this.#progress.set(key, payload);
    this.#start();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #positionOf(lastEventId: string, latest: number): Promise<number | null> {
    if (!/^\d{1,15}$/.test(lastEventId)) return null;
    const seq = Number(lastEventId);
    if (seq === latest) return seq;
    // A number from the future belongs to another database; one whose successor was pruned is too old.
    if (seq > latest || !(await hasEvent(this.#db, this.#userId, seq + 1))) return null;
    return seq;
  }

  #start(): void {
    if (this.#isPumping || this.#isClosed) return;
    this.#isPumping = true;
    void this.#pump();
  }

  async #pump(): Promise<void> {
    try {
      while (!this.#isClosed && (this.#hasUpdates || this.#progress.size > 0)) {
        if (this.#hasUpdates) await this.#deliverNews();
        else await this.#deliverProgress();
      }
    } catch (error) {
      this.#isClosed = true;
      this.#onFailure(error);
    } finally {
      this.#isPumping = false;
    }
  }

  async #deliverNews(): Promise<void> {
    this.#hasUpdates = false;
    const batch = await eventsAfter(this.#db, this.#userId, this.#position, batchSize);
    if (batch.length === batchSize) this.#hasUpdates = true;
    for (const { seq, id, type, payload } of batch) {
      if (this.#isClosed) return;
      await this.#onEvent({ id, type, payload });
      this.#position = seq;
    }
  }

  async #deliverProgress(): Promise<void> {
    const payloads = [...this.#progress.values()];
    this.#progress.clear();
    for (const payload of payloads) {
      if (this.#isClosed) return;
      await this.#onEvent({ id: null, type: progressType, payload });
    }
  }
}
