import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import type { Engines } from '../engines/engines.ts';
import type { Faces } from '../faces/faces.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Styles } from '../styles/styles.ts';

export interface GenerationContext {
  database: Database;
  queue: Queue;
  jobs: Jobs;
  gallery: Gallery;
  accounts: Accounts;
  styles: Styles;
  faces: Faces;
  objects: ObjectStore;
  engines: Engines;
  contentPolicy: ContentPolicy;
  log: Log;
  clock: Clock;
  newId(): string;
  /** Signs a file's key as a URL for its owner's browser. */
  sign(key: string): string;
  /** Whether the disk has room for more. */
  hasSpace(): Promise<boolean>;
}
