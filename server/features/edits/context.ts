import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Gallery } from '../gallery/gallery.ts';

export interface EditsContext {
  database: Database;
  queue: Queue;
  objects: ObjectStore;
  gallery: Pick<Gallery, 'find' | 'findByFile' | 'findOwnIncludingTrash' | 'hold' | 'missing'>;
  clock: Clock;
  newId(): string;
  /** Signs an object's key as a URL for browsers. */
  sign(key: string): string;
  /** The public origin, if the operator has set it. */
  publicUrl: string | null;
  /** Whether the disk has room for more. */
  hasSpace(): Promise<boolean>;
}
