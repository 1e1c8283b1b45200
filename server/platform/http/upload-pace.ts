import { AppError } from '../app-error.ts';

/** The pace below which an upload is cut: bytes a second over `windowMs`. Bad phone networks are faster. */
export const minBytesPerSecond = 10_000;
const windowMs = 10_000;
const windowBytes = (minBytesPerSecond * windowMs) / 1_000;

/** The recent pace is an average over about this time, and no burst counts for more than a second of it. */
const recentMs = 500;
const maxRecent = 10 * minBytesPerSecond;

/**
 * Measures how fast a form arrives, and cuts it if it is too slow. Only time in which the server waits for
 * the sender counts. Times are in milliseconds, from any origin.
 */
export class UploadPace {
  readonly #now: () => number;
  readonly #cut = Promise.withResolvers<never>();
  /** Of the current window, which begins when enough has arrived: an early burst buys no long silence. */
  #bytes = 0;
  #waitedMs = 0;
  #waitingSince: number | null = null;
  #recent = maxRecent;

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#cut.promise.catch(() => undefined);
  }

  /** The recent pace in bytes a second; infinite once everything has arrived. */
  get bytesPerSecond(): number {
    const waitedMs = this.#waitingSince === null ? 0 : this.#now() - this.#waitingSince;
    return this.#recent * Math.exp(-waitedMs / recentMs);
  }

  /** Ends the upload: the read that waits, or the next one, throws the error. */
  cut(error: unknown = new AppError('upload_too_slow')): void {
    this.#cut.reject(error);
  }

  /** Returns the next part of the body, or undefined at its end. Throws `upload_too_slow`, and as `cut`. */
  async read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    const reading = reader.read();
    // Rejects when the reader is released while it waits.
    reading.catch(() => undefined);
    this.#waitingSince = this.#now();
    const timer = setTimeout(() => this.cut(), Math.max(0, windowMs - this.#waitedMs));
    try {
      const { value, done } = await Promise.race([reading, this.#cut.promise]);
      this.#count(done ? Number.POSITIVE_INFINITY : value.byteLength);
      return value;
    } finally {
      clearTimeout(timer);
      this.#waitingSince = null;
    }
  }

  #count(bytes: number): void {
    const recent = this.bytesPerSecond + (bytes * 1_000) / recentMs;
    this.#recent = Number.isFinite(bytes) ? Math.min(recent, maxRecent) : bytes;
    this.#bytes += bytes;
    this.#waitedMs += this.#now() - (this.#waitingSince ?? this.#now());
    if (this.#bytes < windowBytes) return;
    this.#bytes = 0;
    this.#waitedMs = 0;
  }
}
