import type { GalleryImage } from '#contract/images.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Coins } from '../coins/coins.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { ActiveJobs } from './active-jobs.ts';
import type { AnyJobKind } from './kinds.ts';

export interface JobsDeps {
  database: Database;
  queue: Queue;
  events: Events;
  coins: Coins;
  gallery: Gallery;
  clock: Clock;
  newId(): string;
  log: Log;
  /** Whether an engine is remote. */
  isRemote(engine: string): boolean;
  /** Whether an engine reports its progress. */
  isMeasured(engine: string): boolean;
  /** Whether an engine's calls cost the operator money, so that only accepted coins may pay for them. */
  isPaid(engine: string): boolean;
  /** Whether a user's plan gives their jobs priority. Default: none. */
  hasPriority?: ((userId: string) => Promise<boolean>) | undefined;
  /** Called once a job's end is stored, for metrics. */
  onEnded?(ended: { tool: string | null; status: 'completed' | 'failed' | 'cancelled'; cost: number }): void;
  /**
   * Called with a job's pictures in the transaction that completes it, once its coins are settled. It may
   * publish.
   */
  onPictures?(tx: Tx, userId: string, images: GalleryImage[]): Promise<void>;
}

/** The job kinds that features have defined. */
export class JobKinds {
  readonly #kinds = new Map<string, AnyJobKind>();

  add(kind: AnyJobKind): void {
    if (this.#kinds.has(kind.name)) throw new Error(`the job kind ${kind.name} is defined twice`);
    this.#kinds.set(kind.name, kind);
  }

  get(name: string): AnyJobKind {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`no feature defines the job kind ${name}`);
    return kind;
  }
}

/** The dependencies, with this feature's own state. */
export interface JobsContext extends JobsDeps {
  kinds: JobKinds;
  active: ActiveJobs;
}
