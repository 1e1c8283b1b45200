import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Engines } from '../engines/engines.ts';

export interface FacesContext {
  database: Database;
  queue: Queue;
  objects: ObjectStore;
  engines: Pick<Engines, 'all'>;
  clock: Clock;
  log: Log;
  newId(): string;
  /** Signs an object's key as a URL for its owner's browser. */
  sign(key: string): string;
  /** Whether the disk has room for more. */
  hasSpace(): Promise<boolean>;
}
