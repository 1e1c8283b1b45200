import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { MissingObjects } from './missing/missing-objects.ts';
import type { SignKey } from './pictures/present.ts';

/** Pictures that were trashed, restored or deleted forever. */
export interface MovedPictures {
  userId: string;
  ids: string[];
  to: 'trash' | 'gallery' | 'nowhere';
}

export interface GalleryContext {
  database: Database;
  queue: Queue;
  events: Events;
  objects: ObjectStore;
  sign: SignKey;
  clock: Clock;
  newId(): string;
  missing: MissingObjects;
  /** Called in the transaction that moves pictures, for features that show them to others. */
  onMoved?(tx: Tx, moved: MovedPictures): Promise<void>;
  /** Origin under which browsers reach Adventure; null when unknown. */
  publicUrl: string | null;
  /** Whether files that a user downloads carry the prompt. */
  writesPrompt(userId: string): Promise<boolean>;
}
