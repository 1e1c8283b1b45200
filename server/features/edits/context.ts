import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Gallery } from '../gallery/gallery.ts';

/** What the history of edits is made with. */
export interface EditsContext {
  database: Database;
  queue: Queue;
  objects: ObjectStore;
  gallery: Pick<Gallery, 'find' | 'findByFile' | 'findWherever' | 'hold' | 'missing'>;
  clock: Clock;
  newId(): string;
  /** Signs an object's key into an address that a browser may load. */
  sign(key: string): string;
  /** Where browsers reach this server, as far as the operator has said. */
  publicUrl: string | null;
  /** Whether there is room on the disk for more. */
  hasSpace(): Promise<boolean>;
}
