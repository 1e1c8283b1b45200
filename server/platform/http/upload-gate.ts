import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import { minBytesPerSecond, type UploadPace } from './upload-pace.ts';

/** Concurrent uploads of one caller: more than any page of ours sends. */
const maxOfCaller = 3;
/** Per network: a client with many accounts must not take every place. */
const maxOfNetwork = 12;
/** In total: at 20 MB per file this limits what is on disk before its handler runs. */
const maxOfAll = 24;
/** Of these, so many are for networks that have no upload in progress. */
const forNewNetworks = 8;

/** How long a new upload has for its first bytes before a full gate may cut it. */
const minAgeMs = 500;
/** How long an upload waits for a place. */
const maxWaitMs = 3_000;
const retryMs = 100;

interface Upload {
  readonly caller: string;
  readonly network: string;
  readonly pace: Pick<UploadPace, 'bytesPerSecond' | 'cut'>;
  readonly enteredAt: number;
}

const tooMany = () => new AppError('rate_limited', { retryAfterSeconds: 5 });

/**
 * Counts the forms with files on disk, so that no client's uploads fill it. When it is full, the slowest
 * upload below the pace of `upload-pace.ts` loses its place, so that clients which trickle their uploads
 * cannot block others.
 */
export class UploadGate {
  readonly #uploads = new Set<Upload>();

  /**
   * Admits a form's files and returns how to release them. Waits for a place for up to three seconds.
   * Throws `rate_limited` if too many of the caller's, of their network's or in total are in progress.
   */
  async enter(caller: string, network: string, pace: Upload['pace']): Promise<() => void> {
    const deadline = performance.now() + maxWaitMs;
    while (!this.#hasPlace(caller, network)) {
      if (this.#cutSlowest(network)) continue;
      if (performance.now() > deadline) throw tooMany();
      await sleep(retryMs);
    }
    const upload = { caller, network, pace, enteredAt: performance.now() };
    this.#uploads.add(upload);
    return () => this.#uploads.delete(upload);
  }

  /** Throws if the caller has all of theirs: no wait helps while they are in progress. */
  #hasPlace(caller: string, network: string): boolean {
    if (this.#count({ caller }) >= maxOfCaller) throw tooMany();
    const ofNetwork = this.#count({ network });
    const max = ofNetwork === 0 ? maxOfAll : maxOfAll - forNewNetworks;
    return ofNetwork < maxOfNetwork && this.#uploads.size < max;
  }

  /** Cuts the slowest upload whose place the network could take. Returns whether there was one. */
  #cutSlowest(network: string): boolean {
    const latest = performance.now() - minAgeMs;
    const isNetworkFull = this.#count({ network }) >= maxOfNetwork;
    const [slowest] = [...this.#uploads]
      .filter((upload) => upload.enteredAt <= latest && (!isNetworkFull || upload.network === network))
      .map((upload) => ({ upload, pace: upload.pace.bytesPerSecond }))
      .toSorted((one, other) => one.pace - other.pace);
    if (slowest === undefined || slowest.pace >= minBytesPerSecond) return false;
    this.#uploads.delete(slowest.upload);
    slowest.upload.pace.cut();
    return true;
  }

  #count(wanted: Partial<Pick<Upload, 'caller' | 'network'>>): number {
    return [...this.#uploads].filter(
      ({ caller, network }) =>
        caller === (wanted.caller ?? caller) && network === (wanted.network ?? network),
    ).length;
  }
}
