import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { FairSemaphore } from '#server/platform/fair-semaphore.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Engines } from '../engines/engines.ts';
import type { Faces } from '../faces/faces.ts';
import type { Gallery } from '../gallery/gallery.ts';

export interface CanvasDeps {
  database: Database;
  queue: Queue;
  events: Events;
  objects: ObjectStore;
  accounts: Pick<Accounts, 'planOf'>;
  gallery: Gallery;
  faces: Pick<Faces, 'keyOf'>;
  engines: Engines;
  clock: Clock;
  log: Log;
  newId(): string;
  /** Signs an object's key as a URL for its owner's browser. */
  sign(key: string): string;
  /** Whether the disk has room for more. */
  hasSpace(): Promise<boolean>;
}

export interface CanvasContext extends CanvasDeps {
  /** One cut-out at a time, and one document as a file: each holds a large picture or more. */
  heavy: FairSemaphore;
}
