import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import type { Edits } from '../edits/edits.ts';
import type { Engines } from '../engines/engines.ts';
import type { Faces } from '../faces/faces.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** For versions: each is an edit, too. */
export interface VersionsDeps extends DesignsDeps {
  edits: Pick<Edits, 'add'>;
}

export interface DesignsDeps {
  database: Database;
  jobs: Jobs;
  gallery: Gallery;
  objects: ObjectStore;
  engines: Engines;
  contentPolicy: ContentPolicy;
  queue: Queue;
  faces: Faces;
  clock: Clock;
  newId(): string;
  /** Whether the disk has room for more. */
  hasSpace(): Promise<boolean>;
}
